import { placeOf, type DashboardAnswer, type Page, type PageName } from '@fonte/contracts';
import { boardFor, type BoardName } from '@fonte/contracts/boards';
import { daysOfSemester } from '@fonte/contracts/semesters';
import { formatDate, NO_VALUE } from '@fonte/pt-br';
import { FailedState, LoadingState } from '@fonte/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useTitle } from '../../core/navigation/title.ts';
import { definitionsOf } from '../../core/paper/definitions.ts';
import { notesOf, PaperFailure, PaperRow } from '../../core/paper/paper-card.tsx';
import { SheetNotes } from '../../core/paper/paper-notes.tsx';
import { PaperTiles, ReportTileOnPaper } from '../../core/paper/paper-tile.tsx';
import { RevisedFigures } from '../../core/paper/closing/revised.tsx';
import { Sheet } from '../../core/paper/sheet.tsx';
import { SheetBar } from '../../core/paper/sheet-bar.tsx';
import { monthWords, semesterWords, sheetWords } from '../../core/paper/sheet-words.ts';
import '../../core/report/note-texts.ts';
import { sheetQuery } from '../../core/report/queries.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import { useStateName } from '../../core/settings/use-settings.ts';
import { footOf } from './foot-words.ts';
import { SemesterSelect } from './semester-select.tsx';
import { useClosing, type SheetClosing } from './use-closing.ts';
import { useSheetNotes, type NotesOfSheet } from './use-sheet-notes.ts';
import { useStateCookie } from './state-cookie.ts';
import { useSheetFilters, type SheetFilters } from './use-sheet-filters.ts';

/** Every board on paper: the sheet that the row of the page table names, as the profile has it. */
export function SheetPage() {
  const place = placeOf(useLocation().pathname);
  if (place.kind === 'says') return <Refused page={place.page} says={place.says} />;
  if (place.kind !== 'page' || !('board' in place.page.draws)) return null;
  const { name, page, params } = place;
  return <PlacedSheet name={name} page={page} params={params} board={place.page.draws.board} />;
}

interface Placed {
  name: PageName;
  page: Page;
  params: Readonly<Record<string, string>>;
  board: BoardName;
}

/** An address of this page but for its parameter. */
function Refused({ page, says }: { page: Page; says: string }) {
  useTitle(page.title);
  return (
    <Sheet above="" title={page.title} facts={[]} foot="" state="failed">
      <p role="alert">{says}</p>
    </Sheet>
  );
}

function PlacedSheet({ name, params, ...placed }: Placed) {
  const filters = useSheetFilters(name, params);
  if ('says' in filters) return <Refused page={placed.page} says={filters.says} />;
  if ('waits' in filters)
    return (
      <Sheet above="" title={placed.page.title} facts={[]} foot="" state="loading">
        <LoadingState shape="rows" height={420} />
      </Sheet>
    );
  if ('elsewhere' in filters) return <Navigate to={filters.elsewhere} replace />;
  return <FilteredSheet {...placed} filters={filters} />;
}

type Filters = Extract<SheetFilters, { ano: unknown }>;

function FilteredSheet({
  page,
  board: name,
  filters,
}: Omit<Placed, 'name' | 'params'> & { filters: Filters }) {
  const { t } = useTexts(['paper', 'core', 'notes']);
  const { profile, perfil } = useSignedIn();
  const stateName = useStateName();
  const { ano, uf, semester } = filters;
  const dias = semester === undefined ? null : daysOfSemester(semester);
  const whole = useQuery(sheetQuery(name, { ano, uf, dias }));
  const closing = useClosing(name, { periodo: semester ?? String(ano ?? ''), uf }, whole.data);
  const notes = useSheetNotes(whole.data, uf);
  const title = page.title
    .replace('{ano}', ano === null ? t('sinceStart') : String(ano))
    .replace('{perfil}', perfil);
  useTitle(title);
  useStateCookie(page.params?.['ufurl'] ? uf : null);
  const board = profile ? boardFor(name, profile) : null;
  const sheet = board?.sheet;
  if (!board || !sheet) return null;
  const provenance = whole.data?.reports.find(({ answer }) => answer)?.answer?.provenance;
  const until = provenance?.dados_ate ?? null;
  const place = uf === null ? t('allStates') : stateName(uf);
  const period = semester === undefined ? String(ano ?? t('sinceStart')) : semesterWords(semester);
  return (
    <Sheet
      title={title}
      above={sheetWords(sheet.above, {
        lugar: place,
        mes: semester === undefined ? monthWords(until, ano) : semesterWords(semester),
      })}
      facts={[
        {
          label: t('core:provenance.filters'),
          value: `${t('core:filter.uf')}: ${uf === null ? t('core:filter.allStates') : place} · ${semester === undefined ? `${t('core:filter.ano')}: ${ano ?? t('core:filter.allYears')}` : `${t('semester')}: ${semester}`}`,
        },
        { label: t('core:provenance.until'), value: until ? formatDate(until) : NO_VALUE },
        ...(whole.data ? [{ label: t('version'), value: String(whole.data.versao) }] : []),
        ...(provenance ? [{ label: t('core:provenance.scope'), value: provenance.scope }] : []),
        ...(closing.words === null ? [] : [{ label: t('closing'), value: closing.words }]),
      ]}
      foot={
        whole.data
          ? footOf(whole.data, { title: sheet.short ?? title, place, period, until, code: closing.code }, t)
          : ''
      }
      state={stateOf(whole, closing, notes)}
      notes={[
        ...notesOf(board.rows).map((note) => t(`notes:${note}`)),
        ...(page.params?.['semestre'] && semester === undefined ? [t('yearInstead')] : []),
      ]}
      definitions={definitionsOf(whole.data?.reports.flatMap(({ answer }) => answer ?? []) ?? [])}
      bar={
        <>
          {page.params?.['semestre'] && <SemesterSelect />}
          <SheetBar label={sheet.button} title={title} />
        </>
      }
    >
      {whole.data ? (
        <RevisedFigures tables={closing.revised}>
          <SheetNotes value={notes.list}>
            <Cards board={board} charts={sheet.charts} whole={whole.data} />
          </SheetNotes>
        </RevisedFigures>
      ) : whole.isError ? (
        <FailedState
          sentence={sentenceOf(whole.error)}
          detail={t('core:page.nothingStands')}
          onRetry={() => void whole.refetch()}
          height={320}
        />
      ) : (
        <LoadingState shape="rows" height={420} />
      )}
    </Sheet>
  );
}

const lacks = ({ reports }: DashboardAnswer): boolean => reports.some(({ failure }) => failure !== null);

/** Ready once everything of it is there, its notes too, and whether it was closed. */
function stateOf(
  { isPending, isError, data }: UseQueryResult<DashboardAnswer>,
  { known }: SheetClosing,
  notes: NotesOfSheet,
): 'loading' | 'ready' | 'failed' {
  if (isPending) return 'loading';
  if (isError || !data || lacks(data) || notes.state === 'failed') return 'failed';
  return known && notes.state === 'ready' ? 'ready' : 'loading';
}

function Cards({
  board,
  charts,
  whole,
}: {
  board: ReturnType<typeof boardFor>;
  charts: 'drawn' | 'figures';
  whole: DashboardAnswer;
}) {
  const entries = new Map<number, DashboardAnswer['reports'][number]>(
    whole.reports.map((entry) => [entry.co_consulta, entry]),
  );
  const tiles = [...board.tiles.flat(), ...(board.aside ? [board.aside] : [])].flatMap(
    ({ report }) => entries.get(report) ?? [],
  );
  return (
    <>
      <PaperTiles>
        {tiles.map(({ answer }) => answer && <ReportTileOnPaper key={answer.co_consulta} answer={answer} />)}
      </PaperTiles>
      {tiles.map((entry) => !entry.answer && <PaperFailure key={entry.co_consulta} entry={entry} />)}
      {board.rows.map((row) => (
        <PaperRow
          key={row.map((card) => ('report' in card ? card.report : card.card)).join()}
          row={row}
          entries={entries}
          charts={charts}
        />
      ))}
    </>
  );
}
