import { SPLIT_SERIES_LIMIT } from '@fonte/contracts';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { ColumnFilter } from '@fonte/contracts/view';
import { axisOf, type Answer, type AnswerRow, type Cell } from '../../../query/index.ts';
import { exact } from '../../../answers/index.ts';
import { invalidView } from '../refused.ts';
import { BEFORE, type Asked } from './ask.ts';
import { rowFilters, rowLabels } from './click.ts';
import { followsPeriod } from './compared.ts';
import { ColumnNames } from './names.ts';
import { OTHERS, type Cut } from './others.ts';
import { pivotBody } from './pivot.ts';
import { seriesOf, type Series, type SplitAnswer } from './table.ts';

type Row = Record<string, Cell>;

/** The answer of a view (third text, section 3, 'Indicator result') from the engine's answers; nothing is reckoned here. */
export function resultOf(
  asked: Asked,
  base: Answer,
  splits: readonly SplitAnswer[],
  cut?: Pick<Cut, 'filters'>,
): ViewResult {
  const result = asked.pivot ? pivotBody(asked, base, splits) : flatBody(asked, base, splits, cut);
  const compared = asked.compared && 'words' in asked.compared ? asked.compared : null;
  const total = asked.groups.length === 0 ? base.rows[0] : base.totals.at(-1);
  const answers = [base, ...splits.map(({ answer }) => answer)];
  const protegido = answers.find((one) => one.protectedBelow)?.protectedBelow;
  const desvio = answers.find((one) => one.deviation)?.deviation;
  return {
    ...result,
    totals: asked.indicators
      .filter(({ visible }) => visible)
      .map(({ alias, indicator, reads }) => ({
        id: indicator.id,
        name: indicator.nome_indicador,
        unidade: indicator.unidade,
        value: exact(total?.values[alias]),
        ...(compared && followsPeriod({ reads })
          ? {
              antes: exact(total?.values[BEFORE.figure(alias)]),
              variacao: exact(total?.values[BEFORE.change(alias)]),
            }
          : {}),
      })),
    ...(asked.own === null ? {} : { periodo: asked.own }),
    ...(compared ? { comparacao: compared.words } : {}),
    ...(asked.compared && 'reason' in asked.compared ? { sem_comparacao: asked.compared.reason } : {}),
    rowCount: base.rowCount,
    dados_ate: base.version.dadosAte,
    carga: base.version.dtAtualizacao || null,
    ...(protegido === undefined ? {} : { protegido }),
    ...(desvio === undefined ? {} : { desvio }),
  };
}

function flatBody(
  asked: Asked,
  base: Answer,
  splits: readonly SplitAnswer[],
  cut?: Pick<Cut, 'filters'>,
): Body {
  const series = seriesOf(asked, splits);
  const rows = shownRows(asked, base.rows, series);
  return asked.inline ? inline(asked, rows, series, cut) : upright(asked, rows, series, cut);
}

/** When everything is split, the splits' own conditions decide which rows have anything to show. */
function shownRows(
  asked: Asked,
  rows: readonly AnswerRow[],
  series: readonly Series[],
): readonly AnswerRow[] {
  const visible = asked.indicators.filter((one) => one.visible);
  const narrowed = visible.every(({ split }) => (split?.filters.length ?? 0) > 0);
  return narrowed ? rows.filter((row) => series.some(({ value }) => value(row) !== null)) : rows;
}

type Body = Pick<ViewResult, 'series' | 'data' | 'groupby' | 'itens_search' | 'percent' | 'eixo'>;

function upright(
  asked: Asked,
  rows: readonly AnswerRow[],
  series: readonly Series[],
  cut?: Pick<Cut, 'filters'>,
): Body {
  const names = new ColumnNames();
  const groupby = asked.groups.map(({ field, dateFormat }) => ({
    name: names.next(field.description),
    alias: field.alias,
    colname: field.colname,
    type: field.type,
    dateFormat,
  }));
  const heads = (row: AnswerRow): [string, Cell][] =>
    rowLabels(asked.groups, row).map((label, index) => [groupby[index]?.name ?? '', label]);
  const axis = timeAxis(asked, rows);
  return {
    ...(axis ? { eixo: [...axis] } : {}),
    series: series.map(({ name, unidade, id, type, keys, antes }) => ({
      name,
      unidade,
      id,
      type,
      keys: [...keys],
      ...(antes ? { antes } : {}),
    })),
    data: rows.map((row) =>
      record([...heads(row), ...series.map(({ name, value }) => [name, value(row)] as const)]),
    ),
    groupby,
    itens_search: rows.map((row, index) => {
      const labels = rowLabels(asked.groups, row);
      const [primary = null, ...more] = labels;
      return {
        keys: filtersOf(asked, row, cut),
        value: labels.join(' / '),
        valueData: isOthers(asked, row)
          ? OTHERS_POINT
          : asked.groups.map(({ alias }) => row.keys[alias] ?? null),
        index,
        primary,
        secondary: more.length > 0 ? more.join(' / ') : null,
        indicador: null,
      };
    }),
    percent: asked.stack
      ? rows.map((row) =>
          record([...heads(row), ...series.map(({ name, share }) => [name, share(row)] as const)]),
        )
      : null,
  };
}

const isOthers = ({ groups }: Asked, { keys }: AnswerRow): boolean => keys[groups[0]?.alias ?? ''] === OTHERS;

/** How a point of the others is named: longer than any group of the one column. */
const OTHERS_POINT: Cell[] = [null, 'outros'];

/** The conditions of a row: those of its groups, or of all that are not shown. */
const filtersOf = (asked: Asked, row: AnswerRow, cut: Pick<Cut, 'filters'> | undefined): ColumnFilter[] =>
  cut && isOthers(asked, row) ? [...cut.filters] : rowFilters(asked.groups, row);

/** Months without a row are gaps of a chart, which it would draw over. */
function timeAxis({ groups }: Asked, rows: readonly AnswerRow[]) {
  const [time, ...others] = groups;
  return time?.dateFormat && others.length === 0
    ? axisOf(
        time.dateFormat,
        rows.map(({ keys }) => keys[time.alias] ?? null),
        (index) => rows[index]?.labels[time.alias] ?? '',
      )
    : undefined;
}

const INDICATOR_GROUP = { alias: 'indicador', colname: 'nome_indicador', type: 'varchar', dateFormat: null };

/** 'Em linha': every series of the upright answer is one line, every group one column. */
function inline(
  asked: Asked,
  rows: readonly AnswerRow[],
  series: readonly Series[],
  cut?: Pick<Cut, 'filters'>,
): Body {
  if (rows.length > SPLIT_SERIES_LIMIT)
    invalidView(`Em linha, a visão teria ${rows.length} colunas; o limite é ${SPLIT_SERIES_LIMIT}.`);
  const names = new ColumnNames();
  const name = names.next('Indicador');
  const columns = rows.map((row) => ({
    row,
    name: names.next(rowLabels(asked.groups, row).join(' / ') || 'Valor'),
  }));
  const lines = (figure: (one: Series, row: AnswerRow) => Cell): Row[] =>
    series.map((one) =>
      record([[name, one.name], ...columns.map((column) => [column.name, figure(one, column.row)] as const)]),
    );
  return {
    series: columns.map((column) => ({
      name: column.name,
      id: null,
      keys: filtersOf(asked, column.row, cut),
    })),
    data: lines((one, row) => one.value(row)),
    groupby: [{ name, ...INDICATOR_GROUP }],
    itens_search: series.map((one, index) => ({
      keys: [...one.keys],
      value: one.name,
      valueData: [one.id],
      index,
      primary: one.name,
      secondary: null,
      indicador: one.id,
      unidade: one.unidade,
      type: one.type,
    })),
    percent: asked.stack ? lines((one, row) => one.share(row)) : null,
  };
}

/** Names come from data and people; own properties only, whatever they are called. */
const record = (entries: readonly (readonly [string, Cell])[]): Row => Object.fromEntries(entries);
