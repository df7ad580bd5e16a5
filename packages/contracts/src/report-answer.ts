/**
 * The one form in which every report answers (first text, section 3, 'Report result'), whatever its shape.
 * Figures travel as numbers when a double holds them exactly at the shown scale, else as decimal text.
 */

export type Cell = string | number | boolean | null;
export type Row = Record<string, Cell>;

/** Shape of a report: what draws it. */
export type ReportShape =
  | 'num'
  | 'pace'
  | 'bar'
  | 'column'
  | 'line'
  | 'area'
  | 'donut'
  | 'pie'
  | 'radial'
  | 'stacked'
  | 'pct'
  | 'table'
  | 'points'
  | 'list';

/** One column (first text, section 3, 'thead column definition'). */
export type HeadColumn = {
  field: string;
  description: string;
  description_custom: string | null;
  typepost: 'row' | 'col' | 'func' | 'expr';
  func: string | null;
  type:
    | 'text'
    | 'integer'
    | 'numeric'
    | 'date'
    | 'datetime'
    | 'month'
    | 'duration'
    | 'boolean'
    | 'link'
    | 'visits';
  unit: string | null;
  percentage: boolean;
  totalizador: boolean;
  valuecoluna: string | null;
  /** Decimals shown. */
  scale: number;
};

/** One series; `key` holds the raw values that tell it apart, for the drill-down. */
export type Series = {
  name: string;
  data: (Cell | Row)[];
  key?: Row;
  unidade?: string | null;
  role?: string;
};

/** Parameters of the drawing (first text, section 3, 'Report params'); travels as JSON text in json_label. */
export type ReportParams = {
  type: ReportShape;
  subtype: string | null;
  height: number | null;
  hint: string | null;
  subtitle: string | null;
  sumlast: boolean;
  maxrangelabel: string | null;
  maxrangedifferencelabel: string | null;
  percente: boolean;
  serieType: string | null;
  /** 'pages' whose full report this chart is a part of; null where that page is not there. */
  fullReport: string | null;
  unit: string | null;
  scale: number;
  palette: 'series' | 'ordered' | 'bands' | 'situacao' | 'radial';
};

/** Change against the year before over the same days, as the tiles show it. */
export type Comparison = {
  percent: number | null;
  year: number;
  samePeriod: boolean;
  good: 'up' | 'down' | 'none';
};

/** One line of 'De onde vem este número'; the steps add up to the figure. */
export type ProvenanceStep = { label: string; value: number; total?: boolean };

/** Where a figure comes from: definition in words, the subtraction that leads to it, filters, dates, scope. */
export type Provenance = {
  definition: string;
  steps: ProvenanceStep[];
  filters: { label: string; value: string; locked?: boolean }[];
  scope: string;
  dados_ate: string | null;
  carga: string | null;
  rows: number | null;
};

export type ReportAnswer = {
  co_consulta: number;
  no_consulta: string;
  dt_atualizacao: string | null;
  json_label: string;
  total: number;
  totalPagina: number;
  series: Series[];
  labels: string[];
  /** Raw group keys of each label or row, in the same order: what a click sends back as `data`. */
  keys: Row[];
  thead: HeadColumn[];
  tbody: Row[];
  tfoot: Row | null;
  comparison: Comparison | null;
  provenance: Provenance;
  /** Whether the caller may drill into it. */
  drill: boolean;
};

/** Answer of a Csv request: the file to open with open-file (first text, section 3, 'Export file result'). */
export type ExportFile = { fileName: string; filetype: string };

/** Body of detalhamento: an opaque reference to a stored report plus the clicked point; nothing of it is executed. */
export type DrillPoint = { co_consulta: number; idColuna: string | null; data: Row };

/** One report of load-report-dash: its answer, or why this one failed while the others stand. */
export type DashboardEntry = {
  co_consulta: number;
  answer: ReportAnswer | null;
  failure: import('./failures.ts').FailureBody | null;
};

/** Answer of load-report-dash: the profile's reports in the order of the page, the map (123456) left out. */
export type DashboardAnswer = { perfil: string; reports: DashboardEntry[] };

/** Answer of detalhamento (Json): a page of the rows behind a point. `soma` is what they add up to, `ponto` the point in words. */
export type DrillAnswer = Pick<
  ReportAnswer,
  'co_consulta' | 'no_consulta' | 'dt_atualizacao' | 'total' | 'totalPagina' | 'thead' | 'tbody' | 'tfoot'
> & {
  page: number;
  /** The clicked point in words: 'Mês: ago. 2025', 'Ciclo: 1'. */
  ponto: { label: string; value: string }[];
  /** The clicked figure again, worked out from the rows, with its unit: '1.284 visitas'. */
  soma: { value: number; unit: string } | null;
  dados_ate: string | null;
};
