import { formatDateTime } from '@fonte/pt-br';
import { LazyMenu, useSnackbar } from '@fonte/ui';
import { MapButtons } from '@fonte/ui/map-view';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useFreshness } from '../../../core/report/freshness.ts';
import { useStateName } from '../../../core/settings/use-settings.ts';
import type { PanelsProps } from '../panels.ts';
import { lawsuitWords } from '../lawsuits/lawsuit-words.ts';
import { sheetWords } from './sheet-words.ts';
import '../texts.ts';

type ShareMenuProps = Pick<PanelsProps, 'map' | 'legend' | 'filters' | 'base' | 'state'> & {
  /** A button with words; else one of the phone's 48 px. */
  words?: boolean;
};

/** The map as a picture or a document, with legend, scale, date, sources and filters; and its address, which shows the same. */
export function ShareMenu({ words: worded = false, ...props }: ShareMenuProps) {
  const { t } = useTexts(['map', 'core']);
  const snackbar = useSnackbar();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = useSheetWords(props);
  const save = async (form: 'png' | 'pdf') => {
    setAnchor(null);
    if (!props.map) return;
    try {
      // Only who wants a picture fetches what draws it.
      const { saveMap } = await import('./save-map.ts');
      await saveMap(props.map, words(), form);
    } catch (failure) {
      console.error(failure);
      snackbar.failure(t('share.failed'));
    }
  };
  const copy = async () => {
    setAnchor(null);
    try {
      await navigator.clipboard.writeText(globalThis.location.href);
      snackbar.success(t('share.copied'));
    } catch {
      snackbar.failure(t('share.notCopied'), globalThis.location.href);
    }
  };
  return (
    <>
      {worded ? (
        <Button
          variant="outlined"
          aria-haspopup="menu"
          startIcon={<IosShareOutlined />}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('share.image')}
        </Button>
      ) : (
        <MapButtons
          buttons={[
            {
              label: t('share.image'),
              icon: <IosShareOutlined />,
              onClick: (event) => setAnchor(event.currentTarget),
            },
          ]}
        />
      )}
      <LazyMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save('png')}>{t('share.png')}</MenuItem>
        <MenuItem onClick={() => void save('pdf')}>{t('share.pdf')}</MenuItem>
        <MenuItem onClick={() => void copy()}>{t('share.copy')}</MenuItem>
      </LazyMenu>
    </>
  );
}

function useSheetWords({ legend, filters, base, state }: Omit<ShareMenuProps, 'words' | 'map'>) {
  const { t } = useTexts(['map', 'core']);
  const stateName = useStateName();
  const stamp = useFreshness();
  const { uf, ano } = filters;
  const named = [
    `${t('core:filter.uf')}: ${uf === null ? t('core:filter.allStates') : stateName(uf)}`,
    `${t('core:filter.ano')}: ${ano === null ? t('core:filter.allYears') : String(ano)}`,
    ...lawsuitWords(state.lawsuits, t),
  ];
  return () =>
    sheetWords({
      title: `${t('core:product')} · ${t('title')}`,
      legendTitle: t('legend'),
      legend,
      filters: named,
      stamp,
      made: t('share.made', { when: formatDateTime(new Date()) }),
      attribution: base.attribution,
      background: base.kind === 'vector' ? base.background : '#3A4434',
    });
}
