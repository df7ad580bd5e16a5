import { CHART_HEIGHT } from '@fonte/contracts';
import type { ColumnFilter, View } from '@fonte/contracts/view';
import { NO_VALUE } from '@fonte/pt-br';
import {
  CardIconAction,
  lazyPart,
  LoadingState,
  PartFailure,
  TableCard,
  type LazyPartViews,
} from '@fonte/ui';
import type { RichTextProps } from '@fonte/ui/rich-text';
import BackupTableOutlined from '@mui/icons-material/BackupTableOutlined';
import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useEmptyWords } from '../../report/cards/empty-words.tsx';
import { setFreshness } from '../../report/answer/freshness.ts';
import { isBrushable } from '../brush/choice/choice.ts';
import type { ChoiceStripProps } from '../brush/card/choice-strip.tsx';
import type { PanelBrush } from '../brush/card/panel-brush.ts';
import { useBrushedView } from '../brush/use-brushed-view.ts';
import { useCardChoice } from '../brush/use-card-choice.ts';
import { liveValues } from '../words/live-values.ts';
import type { LookedBodyProps } from './looked-body.tsx';
import { SheetButton } from '../sheet/sheet-button.tsx';
import '../texts.ts';
import { useViewDownload } from './use-view-download.ts';
import type { ViewBodyProps } from './view-body-props.ts';
import { ViewChart } from './view-chart.tsx';
import { ViewNumber } from './view-number.tsx';
import type { ViewPoint } from './view-point.ts';

// Comes with the first text that is there to be read.
const RichText = lazyPart<RichTextProps>(
  () => import('@fonte/ui/rich-text').then((module) => module.RichText),
  { failed: (_props, retry) => <PartFailure height={120} onRetry={retry} /> },
);
const TABLE_PART: LazyPartViews<ViewBodyProps> = {
  waiting: ({ view, height }) => (
    <TableCard title={view.title} subtitle={view.subtitle}>
      <Box sx={{ px: '16px' }}>
        <LoadingState shape="rows" height={height} />
      </Box>
    </TableCard>
  ),
  failed: ({ view, height }, retry) => (
    <TableCard title={view.title} subtitle={view.subtitle}>
      <PartFailure height={height} onRetry={retry} />
    </TableCard>
  ),
};
// The grid comes with the first table that is seen.
const ViewGrid = lazyPart<ViewBodyProps>(
  () => import('./view-grid.tsx').then((module) => module.ViewGrid),
  TABLE_PART,
);
// As the pivot table does.
const ViewPivot = lazyPart<ViewBodyProps>(
  () => import('./view-pivot.tsx').then((module) => module.ViewPivot),
  TABLE_PART,
);

// Comes when somebody chooses by keys or fingers, or something is chosen.
const ChoiceStrip = lazyPart<ChoiceStripProps>(
  () => import('../brush/card/choice-strip.tsx').then((module) => module.ChoiceStrip),
  { waiting: () => null, failed: (_props, retry) => <PartFailure height={44} onRetry={retry} /> },
);

// What few views have: a line of reference, colours by value.
const LookedBody = lazyPart<LookedBodyProps>(
  () => import('./looked-body.tsx').then((module) => module.LookedBody),
  {
    waiting: ({ Body, ...props }) => <Body {...props} status="loading" />,
    failed: ({ view, height }, retry) => (
      <TableCard title={view.title} subtitle={view.subtitle}>
        <PartFailure height={height} onRetry={retry} />
      </TableCard>
    ),
  },
);

export type ViewCardProps = {
  view: View;
  pageFilters?: readonly ColumnFilter[];
  /** Opens the rows behind a figure; absent for profiles without them. */
  onPoint?: ((point: Omit<ViewPoint, 'view'>) => void) | undefined;
  /** More icons in the card's head. */
  actions?: ReactNode;
  /** Whether 'Baixar Dados' is offered; not where cards are only built. */
  files?: boolean;
  height?: number;
  /** The published panel whose view it is, for its notes; a card that is only built has none. */
  panel?: number;
  /** What is chosen in its panel, and the card's place there. */
  brush?: PanelBrush;
  at?: number;
};

/**
 * One view of a panel as a card: fetched for itself, anew when the view or a filter changes; what was on its way is then cancelled
 * (third text, section 2.1).
 */
export function ViewCard({
  view,
  pageFilters = [],
  onPoint,
  actions,
  files = true,
  height = CHART_HEIGHT,
  panel,
  brush,
  at = -1,
}: ViewCardProps) {
  const { t } = useTexts('core');
  const texts = useTexts('indicator');
  const {
    question,
    answer,
    result: data,
    note: chosen,
    choosing,
    steps,
  } = useBrushedView(view, pageFilters, brush, at);
  const { isError, error, isFetching, refetch } = answer;
  const choice = useCardChoice(isBrushable(view) ? brush : undefined, at, data);
  const [picking, setPicking] = useState(false);
  const { dados_ate: until = null, carga: loaded = null } = data ?? {};
  useEffect(() => {
    if (loaded !== null) setFreshness({ until, loaded });
  }, [until, loaded]);
  const download = useViewDownload(question, view.title);
  const empty = useEmptyWords();
  const values = useMemo(() => liveValues(data, view.look?.number), [data, view.look]);
  // A dash is then no missing figure.
  const note = [
    chosen,
    data?.periodo,
    data?.sem_meta === undefined ? '' : texts.t('withoutTarget', { which: data.sem_meta }),
    data?.protegido === undefined ? '' : texts.t('protectedNote', { least: String(data.protegido) }),
    data?.desvio === undefined ? '' : texts.t('deviationNote', { percent: String(data.desvio) }),
  ]
    .filter(Boolean)
    .join('; ');
  const body: ViewBodyProps = {
    view: note === '' ? view : { ...view, subtitle: [view.subtitle, note].filter(Boolean).join('; ') },
    result: data ?? null,
    status: isError ? 'failed' : data ? 'ready' : 'loading',
    failed: {
      sentence: isError ? sentenceOf(error) : undefined,
      onRetry: isRefused(error) ? undefined : () => void refetch(),
    },
    empty,
    onPoint,
    download: files ? download : null,
    help: (
      <SheetButton
        title={view.title}
        indicators={view.indicadores.map((one) => one.id)}
        about={data?.sobre}
      />
    ),
    actions: (
      <>
        {choice && (data?.data.length ?? 0) > 1 && (
          <CardIconAction
            label={texts.t('brush.choose')}
            icon={<AdsClickOutlined />}
            pressed={picking}
            onClick={() => setPicking(!picking)}
          />
        )}
        {isFetching && <CircularProgress size={18} aria-label={t('loading')} />}
        {files && download && data && (
          <CardIconAction
            label={texts.t('workbook')}
            icon={<BackupTableOutlined />}
            disabled={download.busy}
            onClick={download.workbook}
          />
        )}
        {actions}
      </>
    ),
    above: <DynamicText html={view.dynamicTexts.top} values={values} missing={data && NO_VALUE} />,
    below: (
      <>
        {choice && data && (picking || choice.rows) && (
          <ChoiceStrip title={view.title} result={data} choice={choice} />
        )}
        <DynamicText html={view.dynamicTexts.bottom} values={values} missing={data && NO_VALUE} />
      </>
    ),
    height,
    panel,
    choice,
    choosing,
    steps,
    picking,
  };
  const Body = BODIES[view.type] ?? ViewChart;
  return view.look?.reference || view.look?.rules?.length ? (
    <LookedBody {...body} Body={Body} />
  ) : (
    <Body {...body} />
  );
}

/** Types that are no chart. */
const BODIES: Partial<Record<View['type'], ComponentType<ViewBodyProps>>> = {
  bigNumber: ViewNumber,
  table: ViewGrid,
  pivot: ViewPivot,
};

/** The profile may not ask this, or it is too much: it will not be answered the next time either. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === 'forbidden' || error.code === 'tooManyCells');

function DynamicText({ html, ...live }: RichTextProps) {
  if (html === '') return null;
  return <RichText html={html} {...live} />;
}
