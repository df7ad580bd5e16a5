import { LazyMenu, MenuEntry, useSnackbar } from '@fonte/ui';
import type { MapHandle } from '@fonte/ui/map-image';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { PaperDialog } from './paper-dialog.tsx';
import { saveMap, type SheetContent } from './save-map.ts';

export type ShareItemsProps = {
  map: MapHandle | null;
  /** What the sheet says, as of now. */
  content: () => SheetContent;
  /** The button that was pressed; null: the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/**
 * What the map can be saved as; it comes with what saves it. It imports nothing that the map's page is made of, the sentences neither: they would become
 * files of their own.
 */
export function ShareItems({ map, content, anchor, onClose }: ShareItemsProps) {
  const { t } = useTexts('map');
  const snackbar = useSnackbar();
  const [onPaper, setOnPaper] = useState(false);
  const save = async () => {
    onClose();
    if (!map) return;
    try {
      await saveMap(map, content());
    } catch (failure) {
      console.error(failure);
      snackbar.failure(t('share.failed'));
    }
  };
  const copy = async () => {
    onClose();
    try {
      await navigator.clipboard.writeText(globalThis.location.href);
      snackbar.success(t('share.copied'));
    } catch {
      snackbar.failure(t('share.notCopied'), globalThis.location.href);
    }
  };
  return (
    <>
      <LazyMenu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuEntry onClick={() => void save()}>{t('share.png')}</MenuEntry>
        <MenuEntry
          onClick={() => {
            onClose();
            setOnPaper(true);
          }}
        >
          {t('share.pdf')}
        </MenuEntry>
        <MenuEntry onClick={() => void copy()}>{t('share.copy')}</MenuEntry>
      </LazyMenu>
      {onPaper && map && <PaperDialog map={map} content={content} onClose={() => setOnPaper(false)} />}
    </>
  );
}
