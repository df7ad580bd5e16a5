import { downloadOf, type MapLayer } from '@fonte/contracts';
import type { Sketch } from '@fonte/ui/map-view';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { FileMenu } from '../../../core/map-services/file-menu.tsx';
import { useMay } from '../../../core/session/session-store.ts';
import { followedBy, type Narrowing } from '../data/narrowing.ts';
import { DOWNLOAD_FORMS, openDownload } from '../data/service-calls.ts';
import '../texts.ts';

export type DownloadMenuProps = {
  layer: MapLayer;
  narrowing: Narrowing;
  /** Only what touches it. */
  within: Sketch | null;
  /** Words instead of the icon alone. */
  words?: boolean;
};

/** A layer as csv, excel or shape-zip (second text, section 7), KML or GeoParquet, for the profiles that may. */
export function DownloadMenu({ layer, narrowing, within, words = false }: DownloadMenuProps) {
  const { t } = useTexts('map');
  const may = useMay(downloadOf(layer));
  if (!may) return null;
  return (
    <FileMenu
      label={t('downloads.menu', { layer: layer.title })}
      of={followedBy(layer, narrowing)}
      {...(words ? { words: t('downloads.whole') } : {})}
      files={DOWNLOAD_FORMS.map(({ form, label, ending }) => ({
        label,
        title: layer.title,
        name: `${layer.name.replace(':', '_')}.${ending}`,
        open: (signal) => openDownload(layer, form, narrowing, within, signal),
      }))}
    />
  );
}
