import { placeOf, type DashboardAnswer, type Page, type PageName } from '@fonte/contracts';
import { boardFor, type BoardName } from '@fonte/contracts/boards';
import { daysOfSemester } from '@fonte/contracts/semesters';
import { isSaidAsItsPage, isSpokenBoard, sheetLanguageOf } from '@fonte/contracts/sheet-languages';
import { formatDate, NO_VALUE } from '@fonte/pt-br';
import { FailedState, LoadingState } from '@fonte/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTitle } from '../../core/navigation/title.ts';
import { definitionsOf } from '../../core/paper/definitions.ts';
import { notesOf, PaperFailure, PaperRow } from '../../core/paper/paper-card.tsx';
import { SheetNotes } from '../../core/paper/paper-notes.tsx';
import { PaperTiles, ReportTileOnPaper } from '../../core/paper/paper-tile.tsx';
import { RevisedFigures } from '../../core/paper/closing/revised.tsx';
import { Sheet } from '../../core/paper/sheet.tsx';
import { SheetBar } from '../../core/paper/sheet-bar.tsx';
import { monthWords, semesterWords, sheetWords, titleIn } from '../../core/paper/sheet-words.ts';
import { useSpeech } from '../../core/paper/speech/speech.ts';
import { sheetQuery } from '../../core/report/answer/queries.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import { useStateName } from '../../core/settings/use-settings.ts';
import { footOf } from './foot-words.ts';
import { InLanguage } from './in-language.tsx';
import { LanguageSelect } from './language-select.tsx';
import { SemesterSelect } from './semester-select.tsx';
import { useClosing, type SheetClosing } from './use-closing.ts';
import { useSheetNotes, type NotesOfSheet } from './use-sheet-notes.ts';
import { useStateCookie } from './state-cookie.ts';
import { useSheetFilters, type SheetFilters } from './use-sheet-filters.ts';

/** Every board on paper: the sheet that the row of the page table names, as the profile has it. */
export function SheetPage() {
  const { pathname, search } = useLocation();
  const place = placeOf(pathname);
  if (place.kind === 'elsewhere' || !('board' in place.page.draws)) return null;
  const { board } = place.page.draws;
  return (
    <InLanguage
      language={isSpokenBoard(board) ? sheetLanguageOf(new URLSearchParams(search)) : null}
      asItsPage={isSaidAsItsPage(board)}
      title={place.page.title}
    >
      {place.kind === 'says' ? (
        <Refused page={place.page} says={place.says} />
      ) : (
        <PlacedSheet name={place.name} page={place.page} params={place.params} board={board} />
      )}
    </InLanguage>
  );
}

interface Placed {
  name: PageName;
  page: Page;
  params: Readonly<Record<string, string>>;
  board: BoardName;
}

/** An address of this page but for its parameter. */
function Refused({ page, says }: { page: Page; says: string }) {
  const { words } = useSpeech();
  const title = titleIn(page.title, words);
  useTitle(title);
  return (
    <Sheet above="" title={title} facts={[]} foot="" state="failed">
      <p role="alert">{words(says)}</p>
    </Sheet>
  );
}

function PlacedSheet({ name, params, ...placed }: Placed) {
  const { words } = useSpeech();
  const filters = useSheetFilters(name, params);
  if ('says' in filters) return <Refused page={placed.page} says={filters.says} />;
  if ('waits' in filters)
    return (
      <Sheet above="" title={titleIn(placed.page.title, words)} facts={[]} foot="" state="loading">
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
  const speech = useSpeech();
  const { language, t, figure, words } = speech;
  const { profile, perfil } = useSignedIn();
  const stateName = useStateName();
  const { ano, uf, semester, asYear } = filters;
  const dias = semester === undefined ? null : daysOfSemester(semester);
  const asked = useQuery(sheetQuery(name, { ano, uf, dias }));
  const whole = useMemo(() => asked.data && speech.sheet(asked.data), [asked.data, speech]);
  const closing = useClosing(name, { periodo: semester ?? String(ano ?? ''), uf }, asked.data);
  const notes = useSheetNotes(asked.data, uf);
  const title = titleIn(page.title, words)
    .replace('{ano}', ano === null ? t('sinceStart') : String(ano))
    .replace('{perfil}', perfil);
  useTitle(title);
  const revised = useMemo(
    () => speech.revised(closing.revised, asked.data),
    [speech, closing.revised, asked.data],
  );
  useStateCookie(page.params?.['ufurl'] ? uf : null);
  const board = profile ? boardFor(name, profile) : null;
  const sheet = board?.sheet;
  if (!board || !sheet) return null;
  const provenance = whole?.reports.find(({ answer }) => answer)?.answer?.provenance;
  const until = provenance?.dados_ate ?? null;
  const place = uf === null ? t('allStates') : stateName(uf);
  const period = semester === undefined ? String(ano ?? t('sinceStart')) : words(semesterWords(semester));
  const above = sheetWords(
    sheet.above,
    { lugar: place, mes: semester === undefined ? monthWords(until, ano, language ?? undefined) : period },
    words,
  );
  return (
    <Sheet
      title={title}
      instead={asYear && t('yearNotSemester', { year: String(ano), semester: words(semesterWords(asYear)) })}
      above={above}
      facts={[
        {
          label: t('core:provenance.filters'),
          value: `${t('core:filter.uf')}: ${uf === null ? t('core:filter.allStates') : place} · ${semester === undefined ? `${t('core:filter.ano')}: ${ano ?? t('core:filter.allYears')}` : `${t('semester')}: ${semester}`}`,
        },
        { label: t('core:provenance.until'), value: until ? figure(formatDate(until)) : NO_VALUE },
        ...(whole ? [{ label: t('version'), value: String(whole.versao) }] : []),
        ...(provenance ? [{ label: t('core:provenance.scope'), value: provenance.scope }] : []),
        ...(closing.words === null ? [] : [{ label: t('closing'), value: closing.words }]),
      ]}
      foot={
        whole
          ? footOf(
              whole,
              { title: sheet.short ? words(sheet.short) : title, place, period, until, code: closing.code },
              speech,
            )
          : ''
      }
      state={stateOf(asked, closing, notes)}
      notes={[
        ...notesOf(board.rows).map((note) => t(`notes:${note}`)),
        ...(asYear === undefined ? [] : [t('yearInstead')]),
        ...(speech.lacks(whole, revised, above, title) ? [t('untranslated')] : []),
      ]}
      definitions={definitionsOf(whole?.reports.flatMap(({ answer }) => answer ?? []) ?? [])}
      bar={
        <>
          {page.params?.['semestre'] && <SemesterSelect asYear={asYear !== undefined} />}
          {isSpokenBoard(name) && <LanguageSelect />}
          <SheetBar label={sheet.button && words(sheet.button)} title={title} />
        </>
      }
    >
      {whole ? (
        <RevisedFigures tables={revised}>
          <SheetNotes value={notes.list}>
            <Cards board={board} charts={sheet.charts} whole={whole} />
          </SheetNotes>
        </RevisedFigures>
      ) : asked.isError ? (
        <FailedState
          sentence={speech.why(asked.error)}
          detail={t('core:page.nothingStands')}
          retry={t('core:retry')}
          onRetry={() => void asked.refetch()}
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
