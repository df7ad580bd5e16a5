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
  /** 'esperado': a dashed line over the others, what the plan foresees. */
  role?: 'esperado';
  /** Profile name, in report 10225 only (first text, section 7). */
  perfil?: string;
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
  /** Grey band from label number `from` on, 'parcial até 13/10': the last period has not ended. */
  partial: { from: number; text: string } | null;
  /** Words above the legend, such as 'Visitas válidas'. */
  legend: string | null;
};

/** Change against the year before over the same days, as the tiles show it. */
export type Comparison = {
  percent: number | null;
  year: number;
  samePeriod: boolean;
  good: 'up' | 'down' | 'none';
};

/** What part of a whole a tile's figure stands for, for its bar: the attended properties that apply a practice, of all attended. */
export type Share = { part: number; whole: number };

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
  /** Rows that 'Ver as n linhas' opens; null where there is nothing to open. */
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
  share: Share | null;
  provenance: Provenance;
  /** Column of the clicked figure when nothing else is named: what a click sends back as `idColuna`; null where the caller may not drill. */
  idColuna: string | null;
  /** Whether the caller may drill into it. */
  drill: boolean;
  /** The size below which groups of people or properties are protected, where some figure (null) is; absent where none is. */
  protegido?: number;
};

/**
 * The one row (tbody[0]) of a `pace` report, 13216: how far the properties are in their 24 visits. Months are 'yyyy-MM';
 * a forecast is null where fewer than 3 visits leave nothing to forecast from (`sem_previsao`).
 */
export type PaceRow = {
  /** Mean valid visits per property, and its percentage of 24. */
  media: number | null;
  percentual: number | null;
  /** What the plan foresees by the last day of data, per property. */
  esperado: number | null;
  /** media − esperado; negative is behind. */
  diferenca: number | null;
  propriedades: number | null;
  /** Properties that explain the delay. */
  atrasadas: number | null;
  /** Percentage of the properties that have made their 12th visit. */
  fizeram_12: number | null;
  previsao_12: string | null;
  previsao_24: string | null;
  sem_previsao: boolean;
  /** Month of the 24th visit by the plan. */
  meta_plano: string | null;
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
  /** The filters that the figure and these rows have, by name. */
  filtros: Provenance['filters'];
  /** The clicked figure with its unit: '1.284 visitas'. */
  soma: { value: number; unit: string } | null;
  /** Whether the rows, counted and summed by themselves, come to the figure; null where it is arithmetic on several parts. */
  conferido: boolean | null;
  /** What the rows come to, part by part: what a ratio divides, or the one figure again. */
  partes: { label: string; linhas: number; valor: Cell }[];
  /** Rows behind the figure; `total` is how many of them the list's own conditions keep. */
  todas: number;
  dados_ate: string | null;
};
