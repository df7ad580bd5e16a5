import { FormDialog, LabelledField, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../api/sentence.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { addVideo, MEDIA_KEY, type Tag } from './calls.ts';
import { faultsOf, isFaulty, type Described } from './field-faults.ts';
import { MediaFields } from './media-fields.tsx';
import './change-texts.ts';
import './texts.ts';

export type VideoDialogProps = {
  /** The property's code without dots. */
  property: string;
  tags: readonly Tag[];
  onClose: () => void;
};

/** 'Adicionar vídeo': one that lies at the portal's provider, by its address or id there, with the words of any other file. */
export function VideoDialog({ property, tags, onClose }: VideoDialogProps) {
  const { t } = useTexts(['mediaChange', 'media']);
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [video, setVideo] = useState('');
  const [value, setValue] = useState<Described>({ description: '', tags: [] });
  const [asked, setAsked] = useState(false);
  const faults = faultsOf(value, false);
  const missing = video.trim() === '';
  const { mutate, isPending } = useMutation({
    mutationFn: () => addVideo(property, video.trim(), value.description.trim(), value.tags),
    onSuccess: async () => {
      snackbar.success(t('video.done'), t('video.doneDetail'));
      onClose();
      await client.invalidateQueries({ queryKey: [MEDIA_KEY] });
    },
    onError: (failure) => snackbar.failure(t('media:failed'), `${t('video.failed')} ${sentenceOf(failure)}`),
  });
  const submit = () => {
    setAsked(true);
    if (!missing && !isFaulty(faults)) mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('media:video.add')}
      width={480}
      cancel={t('form.cancel')}
      submit={t('form.save')}
      pending={isPending}
      onSubmit={submit}
    >
      <LabelledField
        label={t('video.address')}
        value={video}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write here
        autoFocus
        error={asked && missing ? t('form.required') : undefined}
        onChange={({ target }) => setVideo(target.value)}
      />
      <MediaFields
        value={value}
        single={false}
        tags={tags}
        faults={asked ? faults : {}}
        onChange={setValue}
      />
    </FormDialog>
  );
}
