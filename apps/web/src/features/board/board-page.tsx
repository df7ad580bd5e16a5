import { ALL_PAGES, can, pageOf, type DashboardAnswer, type PageName, type Profile } from '@fonte/contracts';
import { boardFor, withoutReports, type BoardName, type DrawnBoard } from '@fonte/contracts/boards';
import { FailedState, lazyPart, PageGrid, PartFailure, PageColumn } from '@fonte/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { inLanguage, useSaidElsewhere } from '../../core/i18n/texts.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { PageTabs } from '../../core/navigation/page-tabs.tsx';
import { DetailHost } from '../../core/report/detail/detail-host.tsx';
import { setFreshness } from '../../core/report/answer/freshness.ts';
import { OpenBoardProvider } from '../../core/report/answer/open-board.ts';
import { boardQuery } from '../../core/report/answer/queries.ts';
import { useReportFilters } from '../../core/report/answer/use-report-filters.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import type { AboveCardsProps } from './days/above-cards.tsx';
import { absentOf } from './cells/absent-of.ts';
import { BoardCell } from './cells/board-cell.tsx';
import { DaysOfPage } from './days/days-of-page.tsx';
import { PrintButton } from './bar/print-button.tsx';
import { SemesterButton } from './bar/semester-button.tsx';
import { TileRows } from './cells/tile-rows.tsx';
import type { WorkbookButtonProps } from './bar/workbook-button.tsx';
import './texts.ts';

// The dashboard has nothing to choose.
const AboveCards = lazyPart<AboveCardsProps>(
  () => import('./days/above-cards.tsx').then((module) => module.AboveCards),
  {
    waiting: () => <Box sx={{ height: 64 }} />,
    failed: (_props, retry) => <PartFailure height={64} onRetry={retry} />,
  },
);

// Not of the page's first bytes.
const WorkbookButton = lazyPart<WorkbookButtonProps>(
  () => import('./bar/workbook-button.tsx').then((module) => module.WorkbookButton),
  { waiting: () => null, failed: () => null },
);

/** The sentence, when not one report of the board came: then nothing of the page stands, and it is said once. */
function failureOfAll(whole: DashboardAnswer | undefined): string | null {
  const reports = whole?.reports ?? [];
  const sentence = reports.every(({ failure }) => failure !== null) ? reports[0]?.failure?.result : null;
  return sentence ? inLanguage(sentence) : null;
}

/** Whether a profile opens a page. */
const opens = (name: string, profile: Profile): boolean =>
  ALL_PAGES.some(([one, page]) => one === name && page.profiles.includes(profile));

/** Every page of reports: the board that its row of the page table names, as the profile has it. */
export function BoardPage() {
  const { profile } = useSignedIn();
  const open = pageOf(useLocation().pathname);
  if (!profile || !open || !('board' in open.page.draws)) return null;
  const { board } = open.page.draws;
  return (
    <OpenBoardProvider value={board}>
      {open.name === 'dashboard' && opens('semestre', profile) && <SemesterButton />}
      {open.page.printedBy && opens(open.page.printedBy, profile) && (
        <PrintButton page={open.page} compact={open.name === 'dashboard'} />
      )}
      <DaysOfPage kind={boardFor(board, profile).days}>
        {can(profile, 'download.menu') && <WorkbookButton board={board} />}
        <OpenBoard name={board} page={open.name} profile={profile} />
      </DaysOfPage>
    </OpenBoardProvider>
  );
}

function OpenBoard({ name, page, profile }: { name: BoardName; page: PageName; profile: Profile }) {
  const { t } = useTexts('core');
  const elsewhere = useSaidElsewhere();
  const filters = useReportFilters();
  const whole = useQuery(boardQuery(name, filters));
  const provenance = whole.data?.reports.find((entry) => entry.answer)?.answer?.provenance;
  useEffect(() => {
    if (!provenance) return;
    const { dados_ate: until, carga: loaded, scope } = provenance;
    setFreshness({ until, loaded, scope });
  }, [provenance]);
  const drawn = withoutReports(
    boardFor(name, profile, filters.chosen),
    absentOf(whole.data?.reports ?? [], can(profile, 'report.failure')),
  );
  const board = elsewhere?.board(drawn) ?? drawn;
  const failure = whole.isError ? sentenceOf(whole.error) : failureOfAll(whole.data);
  return (
    <PageColumn>
      <PageTabs page={page} />
      {board.subtitle && <Typography sx={{ color: 'text.secondary' }}>{board.subtitle}</Typography>}
      {(board.choice ?? board.days) && (
        <AboveCards choice={board.choice} chosen={board.chosen} days={board.days} whole={whole.data} />
      )}
      {failure === null ? (
        <Cards board={board} />
      ) : (
        <FailedState
          sentence={failure}
          detail={t('page.nothingStands')}
          onRetry={() => void whole.refetch()}
          height={420}
        />
      )}
    </PageColumn>
  );
}

function Cards({ board }: { board: DrawnBoard }) {
  return (
    <>
      <TileRows rows={board.tiles} aside={board.aside} />
      <PageGrid>
        {board.rows.flatMap((row) =>
          row.map((card) => (
            <BoardCell key={'report' in card ? card.report : card.card} card={card} beside={row} />
          )),
        )}
      </PageGrid>
      <DetailHost />
    </>
  );
}
