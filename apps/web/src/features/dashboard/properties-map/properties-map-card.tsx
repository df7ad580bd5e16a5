import { CardShell, FailedState, lazyPart, LoadingState, PartFailure, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useFilters } from '../../../core/filters/use-filters.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { reportQuery } from '../../../core/report/queries.ts';
import { ReportHelp } from '../../../core/report/report-help.tsx';
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
export function PropertiesMapCard({ report }: { report: number }) {
  const height = useNarrow('sm') ? HEIGHT.phone : HEIGHT.laptop;
  return (
    <WhenInSight height={height + HEAD} waiting={<Ahead height={height} />}>
      <Card report={report} height={height} />
    </WhenInSight>
  );
}

/** Before it is seen: the card as it will stand, with a map's shape in it. Not on paper, which waits for nothing. */
function Ahead({ height }: { height: number }) {
  const { t } = useTexts('dashboard');
  return (
    <Box data-print="hide" sx={{ display: 'grid' }}>
      <CardShell title={t('map.title')} subtitle={t('map.hint')} flush>
        <Waiting height={height} />
      </CardShell>
    </Box>
  );
}

function Card({ report, height }: { report: number; height: number }) {
  const { t } = useTexts('dashboard');
  const { ano, uf } = useFilters();
  const { data, isError, error, isPending, refetch } = useQuery(reportQuery(report, { ano, uf }));
  // A falsy answer hides the widget.
  if (!data && !isPending && !isError) return null;
  return (
    <CardShell
      title={t('map.title')}
      subtitle={t('map.hint')}
      flush
      help={data && <ReportHelp answer={data} />}
    >
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={height} />}
      {!isError && !data && <Waiting height={height} />}
      {data && <PropertiesMap answer={data} height={height} place={uf} />}
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
