import { formatDateTime } from '@fonte/pt-br';
import { lazyPart, OpenFailure, useResolvedScheme } from '@fonte/ui';
import { groundOf, MapButtons } from '@fonte/ui/map-view';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useFreshness } from '../../../core/report/answer/freshness.ts';
import { useStateName } from '../../../core/settings/use-settings.ts';
import { lawsuitWords } from '../lawsuits/lawsuit-words.ts';
import type { PanelsProps } from '../panels.ts';
import type { ShareItemsProps } from './share-items.tsx';
import { propertiesShown, sheetWords } from './sheet-words.ts';
import '../texts.ts';

/** Only who wants a file fetches what makes it. */
const ShareItems = lazyPart<ShareItemsProps>(
  () => import('./share-items.tsx').then((module) => module.ShareItems),
  {
    failed: ({ anchor, onClose }, retry) =>
      anchor && <OpenFailure anchor={anchor} onRetry={retry} onClose={onClose} />,
  },
);

type ShareSource = Pick<PanelsProps, 'map' | 'legend' | 'filters' | 'base' | 'state'>;

type ShareMenuProps = ShareSource & {
  /** A button with words; else one of the phone's 48 px. */
  words?: boolean;
};

/** The map as a picture or a document, with legend, scale, date, sources and filters; and its address, which shows the same. */
export function ShareMenu({ words = false, ...props }: ShareMenuProps) {
  const { t } = useTexts('map');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  const content = useContent(props);
  const open = (element: HTMLElement) => {
    setAsked(true);
    setAnchor(element);
  };
  const label = t('share.image');
  return (
    <>
      {words ? (
        <Button
          variant="outlined"
          aria-haspopup="menu"
          startIcon={<IosShareOutlined />}
          onClick={(event) => open(event.currentTarget)}
        >
          {label}
        </Button>
      ) : (
        <MapButtons
          buttons={[{ label, icon: <IosShareOutlined />, onClick: (event) => open(event.currentTarget) }]}
        />
      )}
      {asked && (
        <ShareItems map={props.map} content={content} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

function useContent({ legend, filters, base, state }: Omit<ShareSource, 'map'>): ShareItemsProps['content'] {
  const { t } = useTexts(['map', 'core']);
  const stateName = useStateName();
  const stamp = useFreshness();
  const scheme = useResolvedScheme();
  const { uf, ano } = filters;
  const named = [
    `${t('core:filter.uf')}: ${uf === null ? t('core:filter.allStates') : stateName(uf)}`,
    `${t('core:filter.ano')}: ${ano ?? t('core:filter.allYears')}`,
    ...lawsuitWords(state.lawsuits, t),
  ];
  return () => ({
    words: sheetWords({
      title: `${t('core:product')} · ${t('title')}`,
      legendTitle: t('legend'),
      legend,
      filters: named,
      stamp,
      made: t('share.made', { when: formatDateTime(new Date()) }),
      attribution: base.attribution,
      background: groundOf(base, scheme),
    }),
    properties: propertiesShown(legend),
  });
}
