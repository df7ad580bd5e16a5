import { MEDIA_DESCRIPTION_LIMIT, TAG_NAME_LIMIT } from '@fonte/contracts';
import { FormDialog, LabelledField, useSnackbar } from '@fonte/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { MEDIA_KEY } from '../../core/media/calls.ts';
import { saveTag, type TagRow } from './calls.ts';
import './texts.ts';

export type TagDialogProps = {
  /** The tag that is edited; null creates one. */
  tag: Pick<TagRow, 'id' | 'Nome' | 'Descrição' | 'publica'> | null;
  onClose: () => void;
};

/** 'Criar Tag', or with a tag 'Editar Tag' (second text, 2.12, 5 and 8). */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const { t } = useTexts('mediaPages');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [name, setName] = useState(tag?.Nome ?? '');
  const [description, setDescription] = useState(tag?.Descrição ?? '');
  const [publica, setPublica] = useState(tag?.publica ?? false);
  const [asked, setAsked] = useState(false);
  const faultOf = (text: string, most: number) => {
    const length = text.trim().length;
    if (length === 0) return t('dialog.required');
    return length > most ? t('dialog.long', { most }) : undefined;
  };
  const faults = {
    name: faultOf(name, TAG_NAME_LIMIT),
    description: faultOf(description, MEDIA_DESCRIPTION_LIMIT),
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveTag(tag?.id ?? null, { name: name.trim(), description: description.trim(), publica }),
    onSuccess: async () => {
      snackbar.success(t('saved.title'), t(tag ? 'saved.updated' : 'saved.created'));
      onClose();
      await client.invalidateQueries({ queryKey: [MEDIA_KEY] });
    },
    onError: (failure) =>
      snackbar.failure(
        t('saved.failed'),
        `${t(tag ? 'saved.notUpdated' : 'saved.notCreated')} ${sentenceOf(failure)}`,
      ),
  });
  const submit = () => {
    setAsked(true);
    if (!faults.name && !faults.description) mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(tag ? 'dialog.edit' : 'create')}
      width={440}
      cancel={t('dialog.cancel')}
      submit={t('dialog.save')}
      pending={isPending}
      onSubmit={submit}
    >
      <LabelledField
        label={t('dialog.name')}
        value={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write here
        autoFocus
        error={asked ? faults.name : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <LabelledField
        label={t('dialog.description')}
        value={description}
        multiline
        minRows={3}
        maxRows={8}
        error={asked ? faults.description : undefined}
        onChange={({ target }) => setDescription(target.value)}
      />
      <FormControlLabel
        label={t('dialog.open')}
        control={<Checkbox checked={publica} onChange={(_event, on) => setPublica(on)} />}
      />
    </FormDialog>
  );
}
