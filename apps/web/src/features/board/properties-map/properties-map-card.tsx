import { PAGES } from '@fonte/contracts';
import {
  CardAction,
  CardShell,
  FailedState,
  lazyPart,
  LoadingState,
  PartFailure,
  useNarrow,
} from '@fonte/ui';
import Box from '@mui/material/Box';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useFilters } from '../../../core/filters/use-filters.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { usePropertyPoints } from '../../../core/property/property-points.ts';
import { useMay } from '../../../core/session/session-store.ts';
import { useSaidAnswer } from '../../../core/report/answer/use-said-answer.ts';
import { ReportHelp } from '../../../core/report/provenance/report-help.tsx';
import { WhenInSight } from '../../../core/when-in-sight.tsx';
import type { PropertiesMapProps } from './properties-map.tsx';

// OpenLayers comes when the map comes into sight.
const PropertiesMap = lazyPart<PropertiesMapProps>(
  () => import('./properties-map.tsx').then((module) => module.PropertiesMap),
  {
    waiting: ({ height }) => <Waiting height={height} />,
    failed: ({ height }, retry) => <PartFailure height={height} onRetry={retry} />,
  },
);

const HEIGHT = { laptop: 430, phone: 264 };
/** Head of the card above the map. */
const HEAD = 62;

/** 'Mapa de propriedades' (report 123456, second text, 2.2): fetched when it comes into sight. */
export function PropertiesMapCard() {
  const height = useNarrow('sm') ? HEIGHT.phone : HEIGHT.laptop;
  return (
    <WhenInSight height={height + HEAD} waiting={<Ahead height={height} />}>
      <Card height={height} />
    </WhenInSight>
  );
}

/** Before it is seen: the card as it will stand, with a map's shape in it. Not on paper, which waits for nothing. */
function Ahead({ height }: { height: number }) {
  const { t } = useTexts('board');
  const mayOpen = useMay('property.search');
  return (
    <Box data-print="hide" sx={{ display: 'grid' }}>
      <CardShell title={t('map.title')} subtitle={t(mayOpen ? 'map.hint' : 'map.hintDots')} flush>
        <Waiting height={height} />
      </CardShell>
    </Box>
  );
}

function Card({ height }: { height: number }) {
  const { t } = useTexts('board');
  const mayOpen = useMay('property.search');
  const { uf } = useFilters();
  const points = usePropertyPoints(uf);
  const { answer, status, error, refetch } = points;
  const said = useSaidAnswer(answer ?? null);
  const tells = useMay('report.failure');
  // A falsy answer hides the widget, and so does a failure from who is not told of it.
  if ((status === 'success' && !answer) || (status === 'error' && !tells)) return null;
  return (
    <CardShell
      title={t('map.title')}
      subtitle={t(mayOpen ? 'map.hint' : 'map.hintDots')}
      flush
      actions={<CardAction label={t('map.full')} href={PAGES.mapa.path} underline />}
      help={said && <ReportHelp answer={said} />}
    >
      {status === 'error' && (
        <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={height} />
      )}
      {status === 'pending' && <Waiting height={height} />}
      {answer && status === 'success' && <PropertiesMap points={points} height={height} place={uf} />}
    </CardShell>
  );
}

function Waiting({ height }: { height: number }) {
  return (
    <Box sx={{ px: '16px', pb: '12px' }}>
      <LoadingState shape="map" height={height - 12} />
    </Box>
  );
}
