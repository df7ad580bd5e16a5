import type { Cell, HeadColumn, ReportAnswer, ReportParams, Row } from '../report-answer.ts';
import type { ClosedTable } from '../routes/closings.ts';
import { UNTRANSLATED } from './untranslated.ts';
import type { Words } from './words.ts';

/** Columns of names: of places, which stay as they are in each language. Words of every other column are translated. */
const OF_NAMES: ReadonlySet<string> = new Set(['uf', 'municipio', 'bacia']);

/** Columns of names of persons: those stay too, without a mark; that there is none, and a total, are words. */
const OF_PERSONS: ReadonlySet<string> = new Set(['tecnico']);

/** Columns whose cells are words. */
const isWords = ({ type }: Pick<HeadColumn, 'type'>): boolean => type === 'text' || type === 'link';

function sayer(field: string, { words, name }: Words): (text: string) => string {
  if (!OF_PERSONS.has(field)) return OF_NAMES.has(field) ? name : words;
  return (text) => {
    const said = words(text);
    return said.endsWith(UNTRANSLATED) ? text : said;
  };
}

/** A report in the words of a language: every text of it that paper prints, and no figure. Its keys stay, by which its parts are found. */
export function answerIn(answer: ReportAnswer, words: Words): ReportAnswer {
  const { thead, series, labels, provenance, comparison } = answer;
  const say = words.words;
  const row = (cells: Row): Row => ({
    ...cells,
    ...Object.fromEntries(
      thead
        .filter(isWords)
        .map(({ field }): [string, Cell] => [field, cellIn(cells[field], sayer(field, words))]),
    ),
  });
  const label = sayer(groupOf(thead), words);
  return {
    ...answer,
    no_consulta: say(answer.no_consulta),
    json_label: paramsIn(answer.json_label, say),
    series: series.map((one) => ({ ...one, name: say(one.name) })),
    labels: labels.map(label),
    thead: thead.map((head) => ({
      ...head,
      description: say(head.description),
      description_custom: head.description_custom === null ? null : say(head.description_custom),
      unit: head.unit === null ? null : say(head.unit),
    })),
    tbody: answer.tbody.map(row),
    tfoot: answer.tfoot === null ? null : row(answer.tfoot),
    comparison: comparison && {
      ...comparison,
      period: say(comparison.period),
      before: say(comparison.before),
    },
    provenance: {
      ...provenance,
      definition: say(provenance.definition),
      scope: say(provenance.scope),
    },
  };
}

/** What the rows, or the labels of the drawing, are about; '' of a figure alone. */
const groupOf = (thead: readonly HeadColumn[]): string =>
  thead[0]?.typepost === 'row' ? thead[0].field : '';

const cellIn = (cell: Cell | undefined, say: (text: string) => string): Cell =>
  typeof cell === 'string' && cell !== '' ? say(cell) : (cell ?? null);

/** Of the drawing's parameters those that are printed; the unit beside them decides how figures are drawn, and stays. */
function paramsIn(text: string, say: (text: string) => string): string {
  const params = JSON.parse(text) as ReportParams;
  const said = (words: string | null): string | null => (words === null ? null : say(words));
  return JSON.stringify({
    ...params,
    hint: said(params.hint),
    subtitle: said(params.subtitle),
    legend: said(params.legend),
    partial: params.partial && { ...params.partial, text: say(params.partial.text) },
  } satisfies ReportParams);
}

/** What differs from a closing, in the same words; `answer` is the report as it is today, in Portuguese. */
export function closedIn(
  table: ClosedTable,
  answer: Pick<ReportAnswer, 'thead'> | undefined,
  words: Words,
): ClosedTable {
  const label = sayer(groupOf(answer?.thead ?? []), words);
  return {
    ...table,
    titulo: words.words(table.titulo),
    figuras: table.figuras.map((figura) => ({
      ...figura,
      linha: figura.linha.split(' · ').map(label).join(' · '),
      coluna: words.words(figura.coluna),
      entao: keptIn(figura.entao, words),
      hoje: keptIn(figura.hoje, words),
    })),
  };
}

/** A kept figure stays, and a kept sentence, of a big number's words, is said. */
const keptIn = (text: string | null, { words }: Words): string | null =>
  text !== null && /\p{L}/u.test(text) ? words(text) : text;
