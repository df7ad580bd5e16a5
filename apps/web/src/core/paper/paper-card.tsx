import type { DashboardEntry, ReportAnswer, ReportId } from '@fonte/contracts';
import type { Card, NoteName, Sheet } from '@fonte/contracts/boards';
import type { ReactNode } from 'react';
import { paramsOf } from '../report/answer/answer.ts';
import { largestFigures } from './largest-figures.ts';
import { linesOf } from './lines-of.ts';
import { useSpeech } from './speech/speech.ts';
import { PaperChart } from './paper-chart.tsx';
import { PaperNotes } from './paper-notes.tsx';
import { ReportTableOnPaper, UPRIGHT_COLUMNS } from './paper-table.tsx';
import { PaperTile, PaperTiles } from './paper-tile.tsx';
import { RevisedNote } from './closing/revised.tsx';
import './texts.ts';

/** One card of a sheet in its columns of twelve: a heading and what stands below it, never parted by a page's end. A table brings its own heading. */
export function PaperSection({
  title,
  subtitle,
  span = 12,
  across = false,
  children,
}: {
  title?: string;
  subtitle?: string | null | undefined;
  span?: number;
  /** On pages that lie across: for tables of many columns. */
  across?: boolean;
  children: ReactNode;
}) {
  const half = span <= 6 ? ' half' : '';
  return (
    <section
      className={`sheet-card${half}${across ? ' sheet-across' : ''}`}
      style={{ gridColumn: `span ${span * 2}` }}
    >
      {title && <h2>{title}</h2>}
      {subtitle && <p className="quiet">{subtitle}</p>}
      {children}
    </section>
  );
}

/** What stands in the place of a report that did not come: its number, and why. */
export function PaperFailure({
  entry: { co_consulta, failure },
}: {
  entry: Pick<DashboardEntry, 'co_consulta' | 'failure'>;
}) {
  const { t } = useSpeech();
  return (
    <p className="sheet-failed" role="alert" data-report={co_consulta}>
      {t('failed', { report: co_consulta, why: failure?.result ?? '' })}
    </p>
  );
}

/** A card of a row as paper has it. */
interface Placed {
  readonly report: ReportId;
  readonly span: number;
  readonly table: boolean;
}

/** The cards of a row in their columns; of tabs each by itself. The map, and what is asked for by itself, is not on paper. */
const placedOf = (row: readonly Card[], charts: Sheet['charts']): Placed[] =>
  row.flatMap((card): Placed[] => {
    if (card.card === 'notes' || card.card === 'map' || card.card === 'properties') return [];
    if (card.card === 'tabs')
      return card.tabs.map(({ report }) => ({ report, span: card.late ? 12 : 6, table: true }));
    const table = card.card === 'table' || card.card === 'list';
    return [{ report: card.report, span: charts === 'figures' ? 12 : card.span, table }];
  });

/** The cards of a board's row, each in its columns; tabs as their tables one after the other. Those side by side go to the next page together. */
export function PaperRow({
  row,
  entries,
  charts,
}: {
  row: readonly Card[];
  entries: ReadonlyMap<number, DashboardEntry>;
  charts: Sheet['charts'];
}) {
  const there = placedOf(row, charts).filter(({ report }) => entries.has(report));
  return linesOf(there).map((line) => (
    <PaperLine key={line.map(({ report }) => report).join()} beside={line.length > 1}>
      {line.map(({ report, span, table }) => (
        <PaperReport
          key={report}
          entry={entries.get(report)}
          span={span}
          table={table}
          figures={charts === 'figures' && !table}
        />
      ))}
    </PaperLine>
  ));
}

/** Cards of one line; `beside` where they are several, which a page's end does not part. */
export const PaperLine = ({ beside = false, children }: { beside?: boolean; children: ReactNode }) => (
  <div className={beside ? 'sheet-grid sheet-beside' : 'sheet-grid'}>{children}</div>
);

function PaperReport({
  entry,
  span,
  table = false,
  figures = false,
}: {
  entry: DashboardEntry | undefined;
  span: number;
  table?: boolean;
  figures?: boolean;
}) {
  if (!entry) return null;
  const { answer } = entry;
  if (!answer)
    return (
      <div className="sheet-card" style={{ gridColumn: `span ${span * 2}` }}>
        <PaperFailure entry={entry} />
      </div>
    );
  const params = paramsOf(answer);
  // A gauge is a table on paper.
  if (table || (params?.type === 'radial' && !figures))
    return (
      <PaperSection span={span} across={answer.thead.length > UPRIGHT_COLUMNS}>
        <ReportTableOnPaper answer={answer} />
      </PaperSection>
    );
  return (
    <PaperSection title={answer.no_consulta} subtitle={params?.subtitle} span={span}>
      {figures ? <FigureCards answer={answer} /> : <PaperChart answer={answer} span={span} />}
      <PaperNotes answer={answer} />
      <RevisedNote answer={answer} />
    </PaperSection>
  );
}

/** A chart as big-number cards. */
function FigureCards({ answer }: { answer: ReportAnswer }) {
  const speech = useSpeech();
  const figures = largestFigures(answer, speech.t('ofTotal'), speech);
  if (figures.length === 0) return <p className="quiet">{speech.t('core:emptyChart')}</p>;
  return (
    <PaperTiles>
      {figures.map(({ label, value, unit, share }) => (
        <PaperTile key={label} label={label} value={value} unit={unit} hint={share} />
      ))}
    </PaperTiles>
  );
}

/** The notes of a board, in its order, each once. */
export const notesOf = (rows: readonly (readonly Card[])[]): readonly NoteName[] => [
  ...new Set(rows.flat().flatMap((card) => (card.card === 'notes' ? card.notes : []))),
];
