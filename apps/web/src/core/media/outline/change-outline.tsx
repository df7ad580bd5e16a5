import { useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { MEDIA_KEY, type MediaPolygon, type PropertyMedia } from '../calls.ts';
import { savePolygon } from '../geometry-file.ts';
import { OutlineDialog, type Drawn } from './outline-dialog.tsx';
import '../change-texts.ts';
import '../texts.ts';

export type ChangeOutlineProps = {
  property: PropertyMedia['property'];
  polygon: MediaPolygon;
  /** All polygons of the property: those of the same file are written with it. */
  all: readonly MediaPolygon[];
  onClose: () => void;
};

/** Changes a sent polygon's outline: its geometry file is written anew, and refused where somebody else wrote it meanwhile (second text, section 7). */
export function ChangeOutline({ property, polygon, all, onClose }: ChangeOutlineProps) {
  const { t } = useTexts(['mediaChange', 'media']);
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ geometry }: Drawn) =>
      savePolygon(polygon, all, { description: polygon.description, tags: [polygon.tag] }, geometry),
    onSuccess: async () => {
      snackbar.success(t('edited.done'), t('edited.polygon'));
      onClose();
      await client.invalidateQueries({ queryKey: [MEDIA_KEY] });
    },
    onError: (failure) =>
      snackbar.failure(t('media:failed'), `${t('edited.failedPolygon')} ${sentenceOf(failure)}`),
  });
  return (
    <OutlineDialog
      property={property}
      others={all.filter(({ id }) => id !== polygon.id)}
      changed={polygon}
      busy={isPending}
      onDone={mutate}
      onClose={onClose}
    />
  );
}
