import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import {
  isEmptyChart,
  type ChartDescription,
  type ChartPoint,
} from '../../charts/described/chart-description.ts';
import type { ChartProps } from '../../charts/drawn/chart.tsx';
import { ChartTable } from '../../charts/drawn/chart-table.tsx';
import { unitsNote } from '../../charts/described/axis-units.ts';
import { PartsList } from '../../charts/drawn/parts-list.tsx';
import { useChartWords } from '../../charts/described/words.ts';
import { lazyPart, type LazyPartViews } from '../../lazy/lazy-part.tsx';
import { usePrinting } from '../../theme/use-printing.ts';
import { CardAction, CardIconAction } from './card-action.tsx';
import { CardShell } from './card-shell.tsx';
import { CardState, type CardStatus } from '../state/card-state.tsx';
import type { EmptyStateProps } from '../state/empty-state.tsx';
import type { FailedStateProps } from '../state/failed-state.tsx';
import { LoadingState, type SkeletonShape } from '../state/loading-state.tsx';
import { PartFailure } from '../state/part-failure.tsx';
import { useCardWords, type CardWords } from '../words.ts';
import { useCommonWords } from '../../words/common.ts';

/** Fetches the chart engine ahead of need; call it in the route's loader. */
export function preloadCharts(): void {
  void import('../../charts/drawn/chart.tsx');
}

const views: LazyPartViews<ChartProps> = {
  waiting: ({ chart, height = CHART_HEIGHT }) => <LoadingState height={height} shape={skeletonOf(chart)} />,
  failed: ({ height = CHART_HEIGHT }, retry) => <PartFailure height={height} onRetry={retry} />,
};

const Chart = lazyPart(() => import('../../charts/drawn/chart.tsx').then((module) => module.Chart), views);

/** Kinds that bring an engine of their own. */
const OF_ITS_OWN: Partial<Record<ChartDescription['kind'], typeof Chart>> = {
  treemap: lazyPart(
    () => import('../../charts/drawn/treemap-chart.tsx').then((module) => module.TreemapChart),
    views,
  ),
  radial: lazyPart(
    () => import('../../charts/drawn/radial-chart.tsx').then((module) => module.RadialChart),
    views,
  ),
};

/** The specification's default chart height (section 9), in px. */
export const CHART_HEIGHT = 500;

/** Names and figures stand around these, where a card on paper has no room: their table goes with them. */
const CUT_ON_PAPER: ChartDescription['kind'][] = ['radial'];

export interface ChartCardProps {
  title: string;
  subtitle?: string | undefined;
  /** Null while loading or failed. */
  chart: ChartDescription | null;
  height?: number;
  status?: CardStatus;
  /** Words for the empty state besides 'Nenhum dado encontrado!': the filters, an action. */
  empty?: Partial<EmptyStateProps>;
  failed?: FailedStateProps;
  date?: string | null | undefined;
  help?: ReactNode;
  /** More icons before 'Ver tabela'. */
  actions?: ReactNode;
  /** Click on a point (drill-down); absent for profiles without it, and then no pointer cursor. */
  onPoint?: ((point: ChartPoint) => void) | undefined;
  onDownload?: (() => void) | undefined;
  downloading?: boolean;
  /** In place of 'Baixar Dados' where there are several files. */
  files?: ReactNode;
  /** 'Baixar imagem': given the chart that is drawn and what stands under its title. */
  onPicture?: ((chart: ChartDescription, subtitle: string | undefined) => void) | undefined;
  picturing?: boolean;
  /** Address of 'Relatório completo'. */
  fullReport?: string | undefined;
  /** Under the plot; donuts list their parts there unless something else is given. */
  below?: ReactNode;
  /** Texts above the plot. */
  above?: ReactNode;
}

/** A chart with its words, its table twin ('Ver tabela'), and the same height in every state. */
export function ChartCard(props: ChartCardProps) {
  const common = useCommonWords();
  const words = useCardWords();
  const ofCharts = useChartWords();
  const {
    title,
    subtitle,
    chart,
    height = CHART_HEIGHT,
    status = 'ready',
    date,
    help,
    actions,
    above,
    below,
  } = props;
  const [asTable, setAsTable] = useState(false);
  const printing = usePrinting();
  const Drawn = (chart && OF_ITS_OWN[chart.kind]) ?? Chart;
  const shown = status === 'ready' && (!chart || isEmptyChart(chart)) ? 'empty' : status;
  const empty = { sentence: words.emptyChart, icon: <BarChartOutlined />, ...props.empty };
  const told =
    [subtitle, manySeries(chart, words), unitsNote(chart, ofCharts)].filter(Boolean).join('; ') || undefined;
  return (
    <CardShell
      title={title}
      subtitle={told}
      date={date}
      help={help}
      actions={
        <>
          {actions}
          {shown === 'ready' && (
            <CardIconAction
              label={common.asTable}
              icon={<TableRowsOutlined />}
              pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            />
          )}
        </>
      }
      foot={
        <>
          {props.fullReport && <CardAction label={words.fullReport} href={props.fullReport} underline />}
          {shown === 'ready' && props.files}
          {props.onDownload && shown === 'ready' && (
            <CardAction
              label={common.download}
              icon={<DownloadOutlined />}
              onClick={props.onDownload}
              busy={props.downloading === true}
            />
          )}
          {props.onPicture && shown === 'ready' && chart && !asTable && (
            <CardAction
              label={words.picture}
              icon={<ImageOutlined />}
              onClick={() => props.onPicture?.(chart, told)}
              busy={props.picturing === true}
            />
          )}
        </>
      }
    >
      {above}
      <CardState
        status={shown}
        height={height}
        shape={skeletonOf(chart)}
        empty={empty}
        {...(props.failed ? { failed: props.failed } : {})}
      >
        {chart && asTable && (
          <Box sx={{ height, overflow: 'auto' }}>
            <ChartTable chart={chart} title={title} onPoint={props.onPoint} />
          </Box>
        )}
        {chart && !asTable && <Drawn chart={chart} title={title} height={height} onPoint={props.onPoint} />}
      </CardState>
      {printing && shown === 'ready' && chart && CUT_ON_PAPER.includes(chart.kind) && (
        <ChartTable chart={chart} title={title} />
      )}
      {shown === 'ready' &&
        (below ?? (chart?.kind === 'donut' && !asTable ? <PartsList chart={chart} /> : null))}
    </CardShell>
  );
}

/** Colours of series that are told apart (docs/design/tokens.md); the ninth has the first one's. */
const OWN_COLORS = 8;

/** What a reader must know before taking the ninth series for the first. */
function manySeries(chart: ChartDescription | null, words: CardWords): string {
  if (!chart || chart.series.length <= OWN_COLORS || (chart.colors ?? 'chart') !== 'chart') return '';
  return words.manySeries(chart.series.length, OWN_COLORS);
}

function skeletonOf(chart: ChartDescription | null): SkeletonShape {
  if (chart?.kind === 'donut' || chart?.kind === 'pie' || chart?.kind === 'radial') return 'donut';
  return chart?.kind === 'bar' ? 'rows' : 'bars';
}
