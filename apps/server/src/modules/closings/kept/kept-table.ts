import type { Cell, HeadColumn, ReportAnswer, ReportParams, Row } from '@fonte/contracts';
import { formatNumber, NO_VALUE } from '@fonte/pt-br';
import { canonicalJson } from './canonical.ts';
import type { KeptTable } from './content.ts';

/** Key of the last line, of the whole. */
export const TOTAL = 'total';
/** Column of a big number's change against the period before. */
const CHANGE = 'variacao';
const CHANGE_DECIMALS = 1;

/** Column of the words below a big number, which tell figures too. */
const NOTE = 'nota';

/** What a sheet prints of a report: its rows and its total, each figure at the decimals of its column; of a big number its change and its words too. */
export function keptTable(answer: ReportAnswer): KeptTable {
  const { co_consulta, no_consulta, thead, tbody, tfoot, keys } = answer;
  const words = thead.filter(isLabel);
  const figures = thead.filter((column) => !isLabel(column));
  const beside = besideOf(answer);
  const line = (row: Row, chave: string) => ({
    chave,
    rotulo:
      words
        .map(({ field }) => String(row[field] ?? ''))
        .filter((word) => word !== '')
        .join(' · ') || no_consulta,
    unidade: ownUnit(row),
    valores: [...figures.map((column) => printed(column, row)), ...beside.map(({ valor }) => valor)],
  });
  const taken = new Map<string, number>();
  const once = (chave: string): string => {
    const before = taken.get(chave) ?? 0;
    taken.set(chave, before + 1);
    return before === 0 ? chave : `${chave}#${before + 1}`;
  };
  return {
    co_consulta,
    titulo: no_consulta,
    colunas: [
      ...figures.map(({ field, description, description_custom, unit }) => ({
        campo: field,
        titulo: description_custom ?? description,
        unidade: unit,
      })),
      ...beside.map(({ valor: _valor, ...column }) => column),
    ],
    linhas: [
      ...tbody.map((row, at) => line(row, once(keyOf(keys[at], words, row)))),
      ...(tfoot ? [line(tfoot, TOTAL)] : []),
    ],
  };
}

/** What a big number's tile says beside it: the change against the period before, and its words. */
function besideOf({ comparison, json_label }: ReportAnswer) {
  const change = plain(comparison?.percent ?? NaN, CHANGE_DECIMALS);
  const { type, hint } = JSON.parse(json_label) as Pick<ReportParams, 'type' | 'hint'>;
  return [
    ...(change === null
      ? []
      : [
          {
            campo: CHANGE,
            titulo: `Variação sobre ${comparison?.before}`,
            unidade: '%',
            valor: change,
          },
        ]),
    ...(type !== 'num' || hint === null ? [] : [{ campo: NOTE, titulo: 'Nota', unidade: null, valor: hint }]),
  ];
}

/** What a row is about, not a figure of it. */
const isLabel = ({ typepost, type }: HeadColumn): boolean =>
  typepost === 'row' || (typepost === 'col' && type === 'text');

/** The raw values that a row is grouped by; of a line of all others its words, without how many they are. */
function keyOf(key: Row | undefined, words: readonly HeadColumn[], row: Row): string {
  if (key !== undefined && Object.keys(key).length > 0)
    return canonicalJson(Object.fromEntries(Object.entries(key).map(([name, cell]) => [name, textOf(cell)])));
  return words.map(({ field }) => String(row[field] ?? '').replace(/ \(\d+\)$/, '')).join(' · ');
}

const textOf = (cell: Cell): string | null => (cell === null ? null : String(cell));

const ownUnit = (row: Row): string | null => {
  const unit = row['unidade'];
  return typeof unit === 'string' && unit !== '' ? unit : null;
};

/** A cell as the sheet prints it (`cellText` of the browser), in plain form. */
function printed(column: HeadColumn, row: Row): string | null {
  const cell = row[column.field];
  if (cell === null || cell === undefined || cell === '') return null;
  switch (column.type) {
    case 'integer':
    case 'numeric':
    case 'visits':
      return plain(Number(cell), scaleOf(column, row, cell));
    case 'duration':
      return plain(Number(cell), 0);
    case 'boolean':
      return cell === true || cell === 'true' ? 'Sim' : 'Não';
    case 'date':
    case 'datetime':
    case 'file':
    case 'link':
    case 'month':
    case 'rows':
    case 'text':
      return String(cell);
  }
}

/** A row that names its own unit counts whole things, unless they are hectares, as on the sheet. */
function scaleOf({ scale, percentage }: HeadColumn, row: Row, cell: Cell): number {
  const unit = row['unidade'];
  const whole = typeof unit === 'string' && unit !== 'ha' && Number.isInteger(Number(cell));
  return whole && !percentage ? 0 : scale;
}

/** A number rounded by what prints it, in plain form: '1234.50' of '1.234,50'. */
function plain(value: number, scale: number): string | null {
  const text = formatNumber(value, scale);
  if (text === NO_VALUE) return null;
  return text.replaceAll('.', '').replace(',', '.').replace('\u2212', '-');
}
