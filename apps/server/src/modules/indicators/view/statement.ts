import { kindOfType, PAGE_FILTER_LABELS, VIEW_FILTER_LABELS } from '@fonte/contracts';
import { referenceName, referenceValue, ruleWords } from '@fonte/contracts/look-words';
import { sidesOf } from '@fonte/contracts/pivot-sides';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { ColumnFilter, ViewFilter } from '@fonte/contracts/view';
import { formatCompactDecimals, formatDate, formatInteger, valueWords } from '@fonte/pt-br';
import { madeBy, type About, type Call } from '../../../platform/index.ts';
import { scopeSentence } from '../../../answers/index.ts';
import { accessOf, type Access } from '../../../query/index.ts';
import { grainLabel } from '../../../query/days/grain.ts';
import { fieldOf, splitField } from '../columns/conditions.ts';
import type { Field } from '../columns/field.ts';
import type { Asked, Question } from './ask.ts';
import type { Compared, Uncompared } from './compared.ts';

const OPERATORS: Readonly<Record<string, string>> = { ...VIEW_FILTER_LABELS, ...PAGE_FILTER_LABELS };

type Line = [name: string, value: string];

/** How the figures of a view were made: what was filtered, of which years and states, whose rows the caller sees, how fresh they are. One line each, its name first. */
export function aboutView(
  question: Question,
  { own, compared }: Pick<Asked, 'own' | 'compared'>,
  access: Access,
  result: ViewResult,
): Line[] {
  const { dados_ate, sem_meta } = result;
  const reference = referenceWords(question.look, result);
  const rules = question.look?.rules ?? [];
  const filters = filterSentences(question);
  const sides = question.pivot ? sidesOf(question) : null;
  return [
    ...(sides ? [['Tabela dinâmica', sidesWords(sides)] satisfies Line] : []),
    filtersLine(filters),
    ...(question.top ? [['Grupos', `Os ${question.top} maiores; os demais em “Outros”`] satisfies Line] : []),
    periodLine(own, question.ano),
    ...(compared ? [['Comparação', comparisonWords(compared)] satisfies Line] : []),
    ...(sem_meta === undefined ? [] : [['Metas', sem_meta] satisfies Line]),
    ...(reference === null ? [] : [['Linha de referência', reference] satisfies Line]),
    ...(rules.length === 0
      ? []
      : [['Cores por valor', rules.map((rule) => ruleWords(rule, asWritten)).join('; ')] satisfies Line]),
    ...reachLines(access, question.uf, dados_ate),
  ];
}

const filtersLine = (filters: readonly string[]): Line => [
  'Filtros',
  filters.length > 0 ? filters.join('; ') : 'Nenhum',
];

/** Figures of a period of their own are of no year of the page. */
const periodLine = (own: string | null, ano: readonly number[]): Line =>
  own === null ? ['Ano', ano.length > 0 ? ano.join(', ') : 'Todos'] : ['Período', own];

const statesLine = (access: Access, uf: readonly string[]): Line => [
  'Uf',
  access.uf ?? (uf.length > 0 ? uf.join(', ') : 'Todas'),
];

const reachLines = (access: Access, uf: readonly string[], until: string | null): Line[] => [
  statesLine(access, uf),
  ['Alcance', scopeSentence({ access })],
  ['Dados até', formatDate(until)],
];

/** 'UF, Município por Ano'. */
function sidesWords({ rows, column }: ReturnType<typeof sidesOf<Question['grouprow'][number]>>): string {
  const words = rows.map((row) => fieldOf(row).description).join(', ');
  return column ? `${words} por ${fieldOf(column).description}` : words;
}

/** Thresholds are written with all that they have. */
const asWritten = (value: number): string => formatCompactDecimals(value, 6);

function referenceWords(look: Question['look'], result: ViewResult): string | null {
  const reference = look?.reference;
  const at = referenceValue(reference, result.referencia);
  if (!reference || at === null) return null;
  return `${referenceName(reference)}: ${reference.kind === 'value' ? asWritten(at) : formatCompactDecimals(at)}`;
}

function comparisonWords(compared: Compared | Uncompared): string {
  if ('reason' in compared) return `Nenhuma: ${compared.reason}`;
  const { words, soFar, except } = compared;
  const names = except.map((name) => `“${name}”`).join(', ');
  return [
    words,
    ...(soFar ? [`a variação é até ${formatDate(soFar.until)}, sem o que tem data posterior`] : []),
    ...(names === '' ? [] : [`sem comparação, por não depender do período: ${names}`]),
  ].join('; ');
}

/** The same in a file, which also says whose figures, and who took them when. */
export const statementOf = (
  call: Call,
  { title, question, asked }: { readonly title: string; readonly question: Question; readonly asked: Asked },
  result: ViewResult,
): readonly (readonly [name: string, value: string])[] => [
  ['Visão', title],
  ...aboutView(question, asked, accessOf(call), result),
  ...madeBy(call),
];

/** Rows behind a figure: of which indicator, what was filtered, whose rows the caller sees, how fresh, and who took them when. */
export function aboutDetails(
  call: Call,
  { filters, uf, ano, own }: Pick<Question, 'filters' | 'uf' | 'ano'> & Pick<Asked, 'own'>,
  { title, rows, dadosAte, narrowed }: DetailsTold,
): About {
  const access = accessOf(call);
  const conditions = new Set(filters.map((one) => sentence(fieldOf(one), one)));
  return [
    ['Indicador', title],
    filtersLine([...conditions]),
    periodLine(own, ano),
    statesLine(access, uf),
    ...narrowed,
    ['Alcance', scopeSentence({ access })],
    ['Linhas', formatInteger(rows)],
    ['Dados até', formatDate(dadosAte)],
    ...madeBy(call),
  ];
}

/** The same of a cross table: what it is of, by what, and how its figures were made. */
export function crossStatement(
  call: Call,
  title: string,
  asked: Pick<Question, 'ano' | 'uf' | 'filters'> & {
    readonly rows: Question['grouprow'];
    readonly columns: Question['grouprow'];
  },
  { own, until }: { readonly own: string | null; readonly until: string | null },
): readonly (readonly [name: string, value: string])[] {
  const names = (sides: Question['grouprow']) => sides.map((row) => fieldOf(row).description).join(', ');
  const { rows, columns, filters, ano, uf } = asked;
  const grouprow = [...rows, ...columns];
  return [
    ['Visão', title],
    ['Tabela cruzada', columns.length > 0 ? `${names(rows)} por ${names(columns)}` : names(rows)],
    filtersLine(filterSentences({ filters, grouprow, splitSerie: '', splitFilters: [], indicadores: [] })),
    periodLine(own, ano),
    ...reachLines(accessOf(call), uf, until),
    ...madeBy(call),
  ];
}

interface DetailsTold {
  readonly title: string;
  readonly rows: number;
  readonly dadosAte: string | null;
  /** How their reader narrowed them. */
  readonly narrowed: About;
}

/** Every condition of a question in words: 'Uf igual GO / MG', the view's and the page's, its columns' and its splits'. */
function filterSentences({
  filters,
  grouprow,
  splitSerie,
  splitFilters,
  indicadores,
}: Pick<
  Question,
  'filters' | 'grouprow' | 'splitSerie' | 'splitFilters' | 'indicadores'
>): readonly string[] {
  const splits = [
    { splitSerie, splitFilters },
    ...indicadores.map((one) => ({ splitSerie: one.splitSerie, splitFilters: one.splitFilters })),
  ];
  const all = [
    ...filters.map((one) => sentence(fieldOf(one), one)),
    ...grouprow.flatMap((row) => row.filters.map((one) => sentence(fieldOf(row), one))),
    ...splits.flatMap(({ splitSerie: key, splitFilters: own }) =>
      key ? own.map((one) => sentence(splitField(key), one)) : [],
    ),
  ];
  return [...new Set(all)];
}

type Condition = ViewFilter & Pick<ColumnFilter, 'dateFormat'>;

function sentence(field: Field, { operator, value, dateFormat }: Condition): string {
  const values = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  const words = values
    .map((one) =>
      // The number of a group of days: 202508 is ago. 2025.
      dateFormat && /^\d+$/.test(String(one))
        ? grainLabel(dateFormat, Number(one))
        : valueWords(String(one), kindOfType(field.type), field.colname),
    )
    .join(' / ');
  return `${field.description} ${(OPERATORS[operator] ?? operator).toLowerCase()} ${words}`.trim();
}
