import type { ViewType } from '@fonte/contracts';
import { formatFigure, type FigureForm } from '@fonte/pt-br';
import type { ChartDescription, ChartKind, ChartPoint, ChartSeries } from '@fonte/ui';
import { figure } from '../../report/answer/answer.ts';
import type { ViewResult } from '../asked/contract.ts';
import { decimalsOf, type FigureKind } from '../words/figures.ts';
import { roundedShares } from './rounded-shares.ts';

/** A row and a series of a result: what a click means. */
export type ResultPoint = { row: number; series: number };

/** `pointOf` gives null where a step of the time axis has no row. */
export type Drawn = { chart: ChartDescription; pointOf: (point: ChartPoint) => ResultPoint | null };

const KINDS: Partial<Record<ViewType, ChartKind>> = {
  line: 'line',
  bar: 'bar',
  column: 'column',
  treemap: 'treemap',
};

/** What the kit draws of a view's result, and which figure stands at each of its points; null for types that are no chart. */
export function chartOfView(
  result: ViewResult,
  type: ViewType,
  splitStack: boolean,
  form?: FigureForm | null,
): Drawn | null {
  const kind = KINDS[type];
  if (!kind) return null;
  if (kind === 'treemap') return treemap(result, form);
  const inline = isInline(result);
  const shares = splitStack && kind === 'line' ? result.percent : null;
  const stacked = splitStack && kind !== 'line';
  const steps = stepsOf(result);
  const rows: ViewResult['data'] = shares ?? result.data;
  const cellAt = (index: number | null, name: string): number | null =>
    index === null ? null : figure(rows[index]?.[name]);
  const { onAxes, outside, several } = byUnit(result, shares ? Number.POSITIVE_INFINITY : stacked ? 1 : 2);
  const drawn = (at: number): ChartSeries => {
    const { name, ...measured } = seriesAt(result, at);
    const { unit = '', decimals } = measureOf([measured], form);
    const own = { unit, ...(decimals === undefined ? {} : { decimals }) };
    return {
      name: several && unit !== '' ? `${name} (${unit})` : name,
      data: steps.map(({ index }) => (shares ? asPercent(cellAt(index, name)) : cellAt(index, name))),
      ...(several ? own : {}),
    };
  };
  const places = [...onAxes, ...outside];
  const before = result.series.findIndex(({ antes }) => antes);
  const beside =
    before >= 0 && onAxes.length === 1 && outside.length === 0 && ['line', 'column'].includes(type);
  const notes = [
    ...(inline && unitsOf(result.itens_search).size > 1 && !shares ? [OWN_UNITS] : []),
    ...(before >= 0 && !beside ? [elsewhere(result)] : []),
  ];
  return {
    chart: roundedShares({
      kind: shares ? 'area' : stacked ? 'pct' : kind,
      ...(stacked ? { horizontal: kind === 'bar' } : {}),
      labels: steps.map(({ label }) => label),
      series: onAxes.map(drawn),
      ...(outside.length > 0 ? { tableOnly: outside.map(drawn) } : {}),
      ...(shares ? { unit: '%', decimals: 1 } : measureOf(measuredIn(result, onAxes), form)),
      ...(beside ? { target: drawn(before) } : {}),
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    }),
    pointOf: ({ seriesIndex, index }) => {
      const row = steps[index]?.index ?? null;
      return row === null ? null : { row, series: places[seriesIndex ?? 0] ?? 0 };
    },
  };
}

/** The places of an axis with their rows: the months without one too, where the answer has them. */
const stepsOf = (result: ViewResult): NonNullable<ViewResult['eixo']> =>
  result.eixo ?? labelsOf(result).map((label, index) => ({ label, index, value: null }));

/** One rectangle per row and series; several series name theirs. Nothing can be drawn of what is not above zero, which is told. */
function treemap(result: ViewResult, form: FigureForm | null | undefined): Drawn {
  const labels = labelsOf(result);
  const { onAxes, outside } = byUnit(result, 1);
  const several = onAxes.length > 1;
  const cells = result.data.flatMap((row, at) =>
    onAxes.map((series) => {
      const { name } = seriesAt(result, series);
      return {
        at: { row: at, series },
        label: several ? `${labels[at] ?? ''} · ${name}` : (labels[at] ?? ''),
        value: figure(row[name]),
      };
    }),
  );
  const notes = [
    ...(outside.length > 0
      ? [
          `sem lugar no gráfico, por ter outra unidade: ${outside.map((at) => seriesAt(result, at).name).join(', ')}`,
        ]
      : []),
    ...withoutArea(cells.flatMap(({ label, value }) => (value !== null && value <= 0 ? [label] : []))),
    ...(result.comparacao === undefined ? [] : [elsewhere(result)]),
  ];
  const drawn = cells
    .map((cell, place) => ({ ...cell, place }))
    .filter(({ value }) => value !== null && value > 0);
  return {
    chart: roundedShares({
      kind: 'treemap',
      labels: drawn.map(({ label }) => label),
      // Each keeps its colour whatever is left out, as while marks of another card are chosen.
      ...(drawn.length < cells.length ? { places: drawn.map(({ place }) => place) } : {}),
      series: [
        {
          name: several ? '' : (result.series[onAxes[0] ?? 0]?.name ?? ''),
          data: drawn.map(({ value }) => value),
        },
      ],
      ...measureOf(measuredIn(result, onAxes), form),
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    }),
    pointOf: ({ index }) => drawn[index]?.at ?? null,
  };
}

/** The first few of what has no area, and how many more. */
function withoutArea(labels: readonly string[]): string[] {
  if (labels.length === 0) return [];
  const more = labels.length - 3;
  return [
    `sem área, por não passar de zero: ${labels.slice(0, 3).join(', ')}${more > 0 ? ` e mais ${more}` : ''}`,
  ];
}

/** Whether indicators stand in lines ('Em linha'). */
export const isInline = (result: ViewResult): boolean =>
  result.itens_search.some(({ indicador }) => indicador !== null);

/** The rows' labels; a result without groups is one row named by nothing. */
export function labelsOf(result: ViewResult): string[] {
  const labels = result.data.map(() => '');
  // Where indicators stand in lines and differ in their unit, each says its own.
  const units = isInline(result) ? new Set(result.itens_search.map(({ unidade }) => unidade)) : new Set();
  for (const { index, value, unidade } of result.itens_search)
    if (index < labels.length) labels[index] = units.size > 1 && unidade ? `${value} (${unidade})` : value;
  return labels;
}

/** A series by its place. Errors: RangeError for a place that the result has not. */
function seriesAt({ series }: ViewResult, at: number): ViewResult['series'][number] {
  const found = series[at];
  if (!found) throw new RangeError(`no series ${at}`);
  return found;
}

/** Lying bars, tree maps and several figures have no room for those of the period before. */
const elsewhere = ({ comparacao = '' }: ViewResult): string => `comparação (${comparacao}) em “Baixar Dados”`;

/** Where indicators stand in lines, they are beside each other on one axis. */
const OWN_UNITS = 'cada linha na sua unidade: só as de uma mesma unidade se comparam';

const unitsOf = (figures: readonly FigureKind[]): Set<string> =>
  new Set(figures.map(({ unidade }) => unidade ?? ''));

/** The series that axes of so many units take, and those that are left; in lines each row has its own unit, and all are drawn. */
function byUnit(result: ViewResult, most: number): { onAxes: number[]; outside: number[]; several: boolean } {
  const units = isInline(result) ? new Set(['']) : unitsOf(result.series);
  const taken = [...units].slice(0, most);
  const all = result.series.flatMap(({ antes }, at) => (antes ? [] : [at]));
  const fits = (at: number): boolean => units.size === 1 || taken.includes(result.series[at]?.unidade ?? '');
  return {
    onAxes: all.filter(fits),
    outside: all.filter((at) => !fits(at)),
    several: units.size > 1 && Number.isFinite(most),
  };
}

/** What has the units of these series; in lines it is the rows. */
const measuredIn = (result: ViewResult, series: readonly number[]): readonly FigureKind[] =>
  isInline(result) ? result.itens_search : series.map((at) => seriesAt(result, at));

/** Unit and decimals, where all figures agree on them. */
function measureOf(
  figures: readonly FigureKind[],
  form: FigureForm | null | undefined,
): Pick<ChartDescription, 'unit' | 'decimals' | 'write'> {
  const units = unitsOf(figures);
  const [unit] = units;
  const kinds = new Set(figures.map((one) => decimalsOf({ ...one, form })));
  const [decimals] = kinds;
  return {
    ...(units.size === 1 && unit ? { unit } : {}),
    ...(kinds.size === 1 && decimals !== undefined ? { decimals } : {}),
    ...(form?.short ? { write: (value: number) => formatFigure(value, form, decimals) } : {}),
  };
}

const asPercent = (share: number | null): number | null => (share === null ? null : share * 100);
