import { useTexts } from '../i18n/use-texts.ts';
import { RemoveRecord } from '../records/remove-record.tsx';
import { deleteMedia } from './calls.ts';
import type { Edited, GalleryContent } from './gallery-content.ts';
import './change-texts.ts';
import './texts.ts';

export type RemoveDialogProps = { removed: Edited; content: GalleryContent; onClose: () => void };

/** Asks before a file or a polygon is removed (second text, section 8). */
export function RemoveDialog({ removed, content, onClose }: RemoveDialogProps) {
  const { t } = useTexts(['mediaChange', 'media']);
  const polygon = removed.kind === 'polygon';
  return (
    <RemoveRecord
      question={t(polygon ? 'delete.polygon' : 'delete.file')}
      detail={t('delete.detail')}
      done={[t('delete.done'), t(polygon ? 'delete.donePolygon' : 'delete.doneFile')]}
      failed={[t('media:failed'), t('delete.failed')]}
      remove={() => remove(removed, content)}
      onEnd={onClose}
    />
  );
}

/** A polygon is removed by writing its file without it. */
async function remove(removed: Edited, content: GalleryContent): Promise<void> {
  if (removed.kind !== 'polygon') {
    await deleteMedia(removed.item.id);
    return;
  }
  const { removePolygon } = await import('./geometry-file.ts');
  await removePolygon(removed.item, content.polygons ?? []);
}
