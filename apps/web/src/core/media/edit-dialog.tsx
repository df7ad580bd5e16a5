import { DialogShell, Notice, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../api/sentence.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MEDIA_KEY, updateMedia } from './calls.ts';
import { faultsOf, isFaulty, type Described } from './field-faults.ts';
import type { Edited, GalleryContent } from './gallery-content.ts';
import { MediaFields } from './media-fields.tsx';
import './change-texts.ts';
import './texts.ts';

export type EditDialogProps = { edited: Edited; content: GalleryContent; onClose: () => void };

const described = (edited: Edited): Described => ({
  description: edited.item.description,
  tags: edited.kind === 'polygon' ? [edited.item.tag] : edited.item.file_tags,
});

/** Description and tags of one file or polygon, by the rules of uploading; saving asks first (second text, sections 4, 5 and 8). */
export function EditDialog({ edited, content, onClose }: EditDialogProps) {
  const { t } = useTexts(['mediaChange', 'media']);
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const polygon = edited.kind === 'polygon';
  const [value, setValue] = useState(() => described(edited));
  const [asked, setAsked] = useState(false);
  const [sure, setSure] = useState(false);
  const faults = faultsOf(value, polygon);
  const { mutate, isPending } = useMutation({
    mutationFn: () => save(edited, content, { ...value, description: value.description.trim() }),
    onSuccess: async () => {
      snackbar.success(t('edited.done'), t(polygon ? 'edited.polygon' : 'edited.file'));
      onClose();
      await client.invalidateQueries({ queryKey: [MEDIA_KEY] });
    },
    onError: (failure) => {
      setSure(false);
      snackbar.failure(
        t('media:failed'),
        `${t(polygon ? 'edited.failedPolygon' : 'edited.failedFile')} ${sentenceOf(failure)}`,
      );
    },
  });
  const submit = () => {
    setAsked(true);
    if (isFaulty(faults) || isPending) return;
    if (sure) mutate();
    else setSure(true);
  };
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t(polygon ? 'edit.polygon' : 'edit.file')}
      width={480}
      foot={
        <>
          <Button variant="outlined" onClick={() => (sure ? setSure(false) : onClose())} disabled={isPending}>
            Cancelar
          </Button>
          <Button variant="contained" onClick={submit} disabled={isPending}>
            {sure ? 'Confirmar' : t('form.save')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '12px', pt: '4px' }}>
        <MediaFields
          value={value}
          single={polygon}
          tags={content.tags}
          faults={asked ? faults : {}}
          disabled={sure}
          onChange={setValue}
        />
        {sure && (
          <Notice tone="info" role="status">
            {t('edit.confirm')}
          </Notice>
        )}
      </Box>
    </DialogShell>
  );
}

/** A polygon is written back into its geometry file, which the code for files is fetched for. */
async function save(edited: Edited, content: GalleryContent, value: Described): Promise<void> {
  if (edited.kind !== 'polygon') {
    await updateMedia(edited.item.id, value.description, value.tags);
    return;
  }
  const { savePolygon } = await import('./geometry-file.ts');
  await savePolygon(edited.item, content.polygons ?? [], value);
}
