import type { Card, ReportCard } from '@fonte/contracts/boards';
import { lazyPart, LoadingState, PageCell, PartFailure, TableCard } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { ReportChart } from '../../../core/report/cards/report-chart.tsx';
import { ReportTable } from '../../../core/report/cards/report-table.tsx';
import { useBoardReport } from '../../../core/report/answer/use-card-report.ts';
import { WhenInSight } from '../../../core/when-in-sight.tsx';
import type { ListedProps } from './listed.tsx';
import type { NotesProps } from './notes.tsx';
import { PropertiesMapCard } from '../properties-map/properties-map-card.tsx';
import { heightOf, useListsBeside } from './row-height.ts';
import type { TabsProps } from './tabs.tsx';
import { useMoreLink } from './use-more-link.ts';

// Below the first screen: tabs come when they come into sight.
const Tabs = lazyPart<TabsProps>(() => import('./tabs.tsx').then((module) => module.Tabs), {
  waiting: ({ card: { title } }) => <Waiting title={title} />,
  failed: ({ card: { title } }, retry) => (
    <TableCard title={title}>
      <PartFailure height={270} onRetry={retry} />
    </TableCard>
  ),
});

// The dashboard has none.
const Notes = lazyPart<NotesProps>(() => import('./notes.tsx').then((module) => module.Notes), {
  failed: (_props, retry) => <PartFailure height={64} onRetry={retry} />,
});

// Its grid comes when it comes into sight.
const Properties = lazyPart<object>(() => import('./properties.tsx').then((module) => module.Properties), {
  waiting: () => <Waiting title="" />,
  failed: (_props, retry) => <PartFailure height={270} onRetry={retry} />,
});

const Listed = lazyPart<ListedProps>(() => import('./listed.tsx').then((module) => module.Listed), {
  waiting: () => <Waiting title="" />,
  failed: (_props, retry) => <PartFailure height={270} onRetry={retry} />,
});

const TABS_HEIGHT = 340;
const TABLE_HEIGHT = 360;

/** One card of a board in its place of the grid, `beside` the others of its row; absent when its report has nothing to say. */
export function BoardCell({ card, beside }: { card: Card; beside: readonly Card[] }) {
  switch (card.card) {
    case 'tabs':
      return (
        <PageCell span={card.span}>
          <WhenInSight height={TABS_HEIGHT} waiting={<Waiting title={card.title} />}>
            <Tabs card={card} />
          </WhenInSight>
        </PageCell>
      );
    case 'map':
      return (
        <PageCell span={card.span}>
          <PropertiesMapCard />
        </PageCell>
      );
    case 'notes':
      return (
        <PageCell span={card.span}>
          <Notes notes={card.notes} />
        </PageCell>
      );
    case 'properties':
      return (
        <PageCell span={card.span}>
          <WhenInSight height={TABLE_HEIGHT} waiting={<Waiting title="" />}>
            <Properties />
          </WhenInSight>
        </PageCell>
      );
    case 'list':
      return (
        <PageCell span={card.span}>
          {/* One page of many, to work with: on paper it would look like the whole list. A page's own sheet has its rows (core/paper). */}
          <Box data-print="hide" sx={{ display: 'grid', minWidth: 0 }}>
            <WhenInSight height={TABLE_HEIGHT} waiting={<Waiting title="" />}>
              <Listed report={card.report} opens={card.opens === true} leads={card.leads === true} />
            </WhenInSight>
          </Box>
        </PageCell>
      );
    case 'table':
      return <TableCell card={card} />;
    case 'chart':
      return <ChartCell card={card} beside={beside} />;
    case 'tile':
    case 'pace':
      // They stand in the rows of tiles above the grid.
      return null;
  }
}

/** The cards of a row are as high as the list that one of them shows below its drawing. */
function ChartCell({ card: { report, span, more }, beside }: { card: ReportCard; beside: readonly Card[] }) {
  const card = useBoardReport(report);
  const lists = useListsBeside(report, beside);
  const link = useMoreLink(more);
  if (card.status === 'hidden') return null;
  const height = Math.max(heightOf(card.answer, beside.length === 1), lists);
  return (
    <PageCell span={span}>
      <ReportChart report={card} height={height} more={link} />
    </PageCell>
  );
}

function TableCell({ card: { report, span } }: { card: ReportCard }) {
  const card = useBoardReport(report);
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
