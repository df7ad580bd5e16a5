import type { ReportAnswer } from '@fonte/contracts';
import { cellText, figure, headText, isFigureColumn, paramsOf, totalText } from '../report/answer/answer.ts';
import { RevisedNote, useRevised } from './closing/revised.tsx';
import { useSpeech, type Speech } from './speech/speech.ts';

export interface PaperColumn {
  readonly key: string;
  readonly head: string;
  /** Figures stand at the right. */
  readonly figure?: boolean;
}

export interface PaperTableProps {
  /** Its heading, which is the table's caption, and the line below it. */
  readonly title: string;
  readonly subtitle?: string | null | undefined;
  readonly columns: readonly PaperColumn[];
  /** Words by column; the first column heads its row. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** The last row, of the whole. */
  readonly total?: Readonly<Record<string, string>> | undefined;
  /** What stands without rows; the specification's sentence by default. */
  readonly empty?: string;
}

/** A table on paper: its head on every page, no row cut, the total never alone. */
export function PaperTable({ title, subtitle, columns, rows, total, empty }: PaperTableProps) {
  const { t } = useSpeech();
  const heading = (
    <>
      <h2>{title}</h2>
      {subtitle && <p className="quiet">{subtitle}</p>}
    </>
  );
  if (rows.length === 0)
    return (
      <>
        {heading}
        <p className="quiet">{empty ?? t('core:emptyTable')}</p>
      </>
    );
  const line = (cells: Readonly<Record<string, string>>) =>
    columns.map(({ key, figure }, index) =>
      index === 0 ? (
        <th key={key} scope="row">
          {cells[key]}
        </th>
      ) : (
        <td key={key} className={figure ? 'figure' : undefined}>
          {cells[key]}
        </td>
      ),
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- narrow screens scroll it, and the keyboard has to reach it
    <div className="sheet-wide" role="region" aria-label={t('scroll', { title })} tabIndex={0}>
      <table>
        <caption>{heading}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, figure }) => (
              <th key={key} scope="col" className={figure ? 'figure' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of an answer have no key and never move
            <tr key={index}>{line(cells)}</tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{line(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Place of the last line, of the whole, in a list of revised figures. */
const LAST = -1;

/** A report's rows, columns and total; what was revised since a closing is marked. */
export function ReportTableOnPaper({ answer }: { answer: ReportAnswer }) {
  const speech = useSpeech();
  const { thead, tbody, tfoot } = answer;
  const revised = useRevised(answer);
  const marked = (value: string, field: string, place: number) =>
    revised.some(({ campo, lugar, situacao }) => situacao === 'revisto' && campo === field && lugar === place)
      ? speech.t('revisedMark', { value })
      : value;
  const words = (row: ReportAnswer['tbody'][number], place: number) =>
    Object.fromEntries(
      thead.map((column) => {
        const text = cellOf(column, row, speech, place === LAST ? totalText : cellText);
        return [column.field, marked(text, column.field, place)];
      }),
    );
  return (
    <>
      <PaperTable
        title={answer.no_consulta}
        subtitle={paramsOf(answer)?.subtitle}
        columns={thead.map((column) => ({
          key: column.field,
          head: headText(column),
          figure: isFigureColumn(column),
        }))}
        rows={tbody.map(words)}
        total={tfoot ? words(tfoot, LAST) : undefined}
      />
      <RevisedNote answer={answer} />
    </>
  );
}

/** A row that names its own unit counts whole things, unless they are hectares: '548', not '548,00'. */
export function cellOf(
  column: ReportAnswer['thead'][number],
  row: ReportAnswer['tbody'][number],
  { figure: said, words: saidWords }: Pick<Speech, 'figure' | 'words'>,
  say: typeof cellText = cellText,
): string {
  const cell = row[column.field];
  const unit = row['unidade'];
  const whole = typeof unit === 'string' && unit !== 'ha' && Number.isInteger(figure(cell));
  const words = say(whole ? { ...column, scale: column.percentage ? column.scale : 0 } : column, cell);
  // Words of an answer are said with it (`Speech.sheet`); 'Sim' and 'Não' are written here.
  if (column.type === 'text' || column.type === 'link') return words;
  return column.type === 'boolean' ? saidWords(words) : said(words);
}

/** Tables of more columns stand across the page. */
export const UPRIGHT_COLUMNS = 9;
