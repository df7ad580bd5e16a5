import type { HeadColumn, ReportAnswer, ReportId, ReportParams, ReportShape, Row } from '@fonte/contracts';
import { CHART_HEIGHT, GRID_PAGE_SIZE } from '@fonte/contracts';
import type { Reading } from '../declared/reading.ts';
import type { Drawing, Report, Step } from '../declared/report.ts';
import { deviationWords, protectedWords } from '../../../answers/words/sentences.ts';
import { roundingOfChart } from '../draw/percent.ts';
import { provenanceOf } from './provenance.ts';

const NO_PARAMS: Omit<ReportParams, 'type'> = {
  subtype: null,
  height: null,
  hint: null,
  subtitle: null,
  sumlast: false,
  maxrangelabel: null,
  maxrangedifferencelabel: null,
  percente: false,
  serieType: null,
  fullReport: null,
  unit: null,
  scale: 0,
  palette: 'series',
  partial: null,
  legend: null,
};

/** Shapes that are drawn from labels and series. */
export const CHARTS: ReadonlySet<ReportShape> = new Set([
  'bar',
  'column',
  'line',
  'area',
  'donut',
  'pie',
  'radial',
  'stacked',
  'pct',
]);

interface Parts {
  readonly id: ReportId;
  readonly report: Report;
  readonly reading: Reading;
  readonly drawing: Drawing;
  readonly steps: readonly { readonly step: Step; readonly value: number }[];
  /** Figures whose rows may be opened, the one of a click that names none first; none where the caller may not drill. */
  readonly drill: readonly string[];
  /** −1 for all rows, else the page, from 1. */
  readonly page: number;
  /** The size below which groups are protected, where some figure is. */
  readonly protectedBelow?: number | undefined;
  /** By how much of itself a sum may differ from the exact one, per cent. */
  readonly deviation?: number | undefined;
}

/** Puts a drawing into the one form of all answers (first text, section 3). */
export function buildAnswer({
  id,
  report,
  reading,
  drawing,
  steps,
  drill,
  page,
  protectedBelow,
  deviation,
}: Parts): ReportAnswer {
  const params: ReportParams = {
    ...NO_PARAMS,
    type: report.shape,
    height: CHARTS.has(report.shape) ? CHART_HEIGHT : null,
    subtitle: report.subtitle(reading),
    ...report.params,
    ...drawing.params,
  };
  // Said on the card itself: a dash is then no missing figure.
  const note = protectedBelow === undefined ? undefined : protectedWords(protectedBelow);
  const notes = [
    ...(note === undefined ? [] : [`–: ${note}`]),
    ...(deviation === undefined ? [] : [deviationWords(deviation)]),
  ];
  if (notes.length > 0)
    params.subtitle = [...(params.subtitle ? [params.subtitle] : []), ...notes].join('; ');
  if (
    note !== undefined &&
    report.shape === 'num' &&
    drawing.tbody.some((row) => Object.values(row).includes(null))
  )
    params.hint = note;
  const total = drawing.tbody.length;
  const drillColumn = drill[0] ?? null;
  return {
    co_consulta: id,
    no_consulta: report.title,
    dt_atualizacao: reading.version.dtAtualizacao,
    json_label: JSON.stringify(params),
    total,
    totalPagina: page < 0 ? Math.min(total, 1) : Math.ceil(total / GRID_PAGE_SIZE),
    series: [...drawing.series],
    labels: [...drawing.labels],
    keys: pageOf(drawing.keys, page, drawing),
    // A column names the figure that its cells open only where that one has rows to show.
    thead: drawing.thead.map((head): HeadColumn => ({
      ...head,
      valuecoluna: head.valuecoluna !== null && drill.includes(head.valuecoluna) ? head.valuecoluna : null,
    })),
    tbody: pageOf(drawing.tbody, page, drawing),
    tfoot: drawing.tfoot ?? null,
    comparison: drawing.comparison ?? null,
    share: drawing.share ?? null,
    provenance: provenanceOf(report, reading, steps, {
      rows: drillColumn === null ? null : (drawing.rows ?? null),
      remark: drawing.remark ?? (report.shape === 'pct' ? roundingOfChart(drawing) : null),
    }),
    idColuna: drillColumn,
    drill: drillColumn !== null,
    ...(protectedBelow === undefined ? {} : { protegido: protectedBelow }),
  };
}

/** Only tables are paged; the keys go along with their rows. */
function pageOf(rows: readonly Row[], page: number, drawing: Drawing): Row[] {
  if (page < 0 || drawing.series.length > 0) return [...rows];
  return rows.slice((page - 1) * GRID_PAGE_SIZE, page * GRID_PAGE_SIZE);
}
