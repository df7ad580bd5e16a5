import type { DashboardCard, ReportShape } from '@fonte/contracts';
import { PageCell } from '@fonte/ui';
import { paramsOf } from '../../core/report/answer.ts';
import { ReportChart } from '../../core/report/report-chart.tsx';
import { ReportTable } from '../../core/report/report-table.tsx';
import { useDashboardReport } from '../../core/report/use-card-report.ts';
import { WhenInSight } from '../../core/when-in-sight.tsx';
import { Demography } from './demography.tsx';
import { PropertiesMapCard } from './properties-map/properties-map-card.tsx';

/** Heights on the dashboard, in px, for reports that leave the specification's default of 500 (tokens.md, 'Space, shape, depth'). */
const HEIGHTS: Partial<Record<ReportShape, number>> = { donut: 148, stacked: 300, pct: 290, pie: 300 };
const HEIGHT = 286;

/** One card of a profile's dashboard in its place of the grid; absent when its report has nothing to say. */
export function DashboardCell({ card }: { card: DashboardCard }) {
  if (card.kind === 'tabs') {
    return (
      <PageCell span={card.span}>
        <Demography title={card.title} reports={card.reports} />
      </PageCell>
    );
  }
  if (card.kind === 'map') {
    return (
      <PageCell span={card.span}>
        <PropertiesMapCard report={card.report} />
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
  if (card.status === 'hidden') return null;
  const shape = card.answer ? paramsOf(card.answer)?.type : undefined;
  const height = (shape && HEIGHTS[shape]) ?? HEIGHT;
  return (
    <PageCell span={span}>
      <ReportChart report={card} height={height} />
    </PageCell>
  );
}

function TableCell({ report, span }: CellProps) {
  const card = useDashboardReport(report);
  if (card.status === 'hidden') return null;
  return (
    <PageCell span={span}>
      <WhenInSight height={360}>
        <ReportTable report={card} />
      </WhenInSight>
    </PageCell>
  );
}
