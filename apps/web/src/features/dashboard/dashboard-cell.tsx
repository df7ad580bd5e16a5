import type { DashboardCard, ReportShape } from '@fonte/contracts';
import { lazyPart, LoadingState, PageCell, PartFailure, TableCard } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { paramsOf } from '../../core/report/answer.ts';
import { ReportChart } from '../../core/report/report-chart.tsx';
import { ReportTable } from '../../core/report/report-table.tsx';
import { useDashboardReport } from '../../core/report/use-card-report.ts';
import { WhenInSight } from '../../core/when-in-sight.tsx';
import type { DemographyProps } from './demography.tsx';
import { PropertiesMapCard } from './properties-map/properties-map-card.tsx';

// At the foot of every dashboard: its tabs come when they come into sight.
const Demography = lazyPart<DemographyProps>(
  () => import('./demography.tsx').then((module) => module.Demography),
  {
    waiting: ({ title }) => <Waiting title={title} />,
    failed: ({ title }, retry) => (
      <TableCard title={title}>
        <PartFailure height={270} onRetry={retry} />
      </TableCard>
    ),
  },
);

/** Heights on the dashboard, in px, for reports that leave the specification's default of 500 (docs/design/tokens.md, 'Space, shape, depth'). */
const HEIGHTS: Partial<Record<ReportShape, number>> = { donut: 148, stacked: 300, pct: 290, pie: 300 };
const HEIGHT = 286;
const TABS_HEIGHT = 340;
const TABLE_HEIGHT = 360;

/** One card of a profile's dashboard in its place of the grid; absent when its report has nothing to say. */
export function DashboardCell({ card }: { card: DashboardCard }) {
  if (card.kind === 'tabs') {
    return (
      <PageCell span={card.span}>
        <WhenInSight height={TABS_HEIGHT} waiting={<Waiting title={card.title} />}>
          <Demography title={card.title} reports={card.reports} />
        </WhenInSight>
      </PageCell>
    );
  }
  if (card.kind === 'map') {
    return (
      <PageCell span={card.span}>
        <PropertiesMapCard />
      </PageCell>
    );
  }
  return card.kind === 'table' ? (
    <TableCell report={card.report} span={card.span} />
  ) : (
    <ChartCell report={card.report} span={card.span} />
  );
}

type CellProps = { report: number; span: number };

function ChartCell({ report, span }: CellProps) {
  const card = useDashboardReport(report);
  const list = usePartsBeside(report);
  if (card.status === 'hidden') return null;
  const shape = card.answer ? paramsOf(card.answer)?.type : undefined;
  const height = Math.max((shape && HEIGHTS[shape]) ?? HEIGHT, list);
  return (
    <PageCell span={span}>
      <ReportChart report={card} height={height} />
    </PageCell>
  );
}

/** Visits per month (211150) stand beside the situations (10031): as high as that donut with its list, 33 px a line. */
function usePartsBeside(report: number): number {
  const situations = useDashboardReport(10031);
  const lines = situations.answer?.labels.length ?? 0;
  return report === 211150 && lines > 0 ? (HEIGHTS.donut ?? 0) + 10 + lines * 33 : 0;
}

function TableCell({ report, span }: CellProps) {
  const card = useDashboardReport(report);
  if (card.status === 'hidden') return null;
  return (
    <PageCell span={span}>
      <WhenInSight height={TABLE_HEIGHT} waiting={<Waiting title={card.title} />}>
        <ReportTable report={card} />
      </WhenInSight>
    </PageCell>
  );
}

function Waiting({ title }: { title: string }) {
  const { t } = useTexts('core');
  return (
    <TableCard title={title || t('loading')}>
      <Box sx={{ px: '16px' }}>
        <LoadingState shape="rows" height={270} />
      </Box>
    </TableCard>
  );
}
