import { z } from 'zod';
import { failureBody } from './failure-body.ts';

/**
 * The one form in which every report answers (first text, section 3, 'Report result'), whatever its shape.
 * Figures travel as numbers when a double holds them exactly at the shown scale, else as decimal text.
 */

export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.record(z.string(), cell);

export type Cell = z.infer<typeof cell>;
export type Row = z.infer<typeof row>;

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
const headColumn = z.object({
  field: z.string(),
  description: z.string(),
  description_custom: z.string().nullable(),
  typepost: z.enum(['row', 'col', 'func', 'expr']),
  func: z.string().nullable(),
  type: z.enum([
    'text',
    'integer',
    'numeric',
    'date',
    'datetime',
    'month',
    'duration',
    'boolean',
    'link',
    // The report whose number stands in `co_consulta`, as a file.
    'file',
    // How many rows that report has, which is asked for by itself (`report.rows`): no file and no paper has it.
    'rows',
    'visits',
  ]),
  unit: z.string().nullable(),
  percentage: z.boolean(),
  totalizador: z.boolean(),
  valuecoluna: z.string().nullable(),
  /** Decimals shown. */
  scale: z.number(),
});
export type HeadColumn = z.infer<typeof headColumn>;

/** One series; `key` holds the raw values that tell it apart, for the drill-down. */
const series = z.object({
  name: z.string(),
  data: z.array(z.union([cell, row])),
  key: row.exactOptional(),
  unidade: z.string().nullable().exactOptional(),
  /** 'esperado': a dashed line over the others, what the plan foresees. */
  role: z.literal('esperado').exactOptional(),
  /** Profile name, in report 10225 only (first text, section 7). */
  perfil: z.string().exactOptional(),
});
export type Series = z.infer<typeof series>;

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

/**
 * A figure held against that of the period before, over the same days (docs/decisions/0086): both in the unit and to the decimals of the report. There is none where
 * either is protected.
 */
const comparison = z.object({
  /** The two periods in words: '2025' and '2024', '1º semestre de 2024' and '2º semestre de 2023'. */
  period: z.string(),
  before: z.string(),
  /** The last day of each that counts, where the data end before the period does; null where both are whole. */
  until: z.object({ period: z.string(), before: z.string() }).nullable(),
  /** What is held against the other: the figure shown, of which only that day and those before where facts are dated after it. */
  figure: cell,
  /** The same figure of the period before. */
  value: cell,
  /** figure − value, exactly. */
  difference: cell,
  /** The difference in per cent of `value`; null where that is 0. */
  percent: z.number().nullable(),
  good: z.enum(['up', 'down', 'none']),
});
export type Comparison = z.infer<typeof comparison>;

/** What part of a whole a tile's figure stands for, for its bar: the attended properties that apply a practice, of all attended. */
const share = z.object({ part: z.number(), whole: z.number() });
export type Share = z.infer<typeof share>;

/** One line of 'De onde vem este número'; the steps add up to the figure. */
const provenanceStep = z.object({
  label: z.string(),
  value: z.number(),
  total: z.boolean().exactOptional(),
});
export type ProvenanceStep = z.infer<typeof provenanceStep>;

/** Where a figure comes from: definition in words, the subtraction that leads to it, filters, dates, scope. */
const provenance = z.object({
  definition: z.string(),
  steps: z.array(provenanceStep),
  filters: z.array(z.object({ label: z.string(), value: z.string(), locked: z.boolean().exactOptional() })),
  scope: z.string(),
  dados_ate: z.string().nullable(),
  carga: z.string().nullable(),
  /** Rows that 'Ver as n linhas' opens; null where there is nothing to open. */
  rows: z.number().nullable(),
});
export type Provenance = z.infer<typeof provenance>;

export const reportAnswer = z.object({
  co_consulta: z.number(),
  no_consulta: z.string(),
  dt_atualizacao: z.string().nullable(),
  json_label: z.string(),
  total: z.number(),
  totalPagina: z.number(),
  /** Rows of a list before its reader narrowed it; absent where nothing does. */
  todas: z.number().exactOptional(),
  series: z.array(series),
  labels: z.array(z.string()),
  /** Raw group keys of each label or row, in the same order: what a click sends back as `data`. */
  keys: z.array(row),
  thead: z.array(headColumn),
  tbody: z.array(row),
  tfoot: row.nullable(),
  comparison: comparison.nullable(),
  share: share.nullable(),
  provenance,
  /** Column of the clicked figure when nothing else is named: what a click sends back as `idColuna`; null where the caller may not drill. */
  idColuna: z.string().nullable(),
  /** Whether the caller may drill into it. */
  drill: z.boolean(),
  /** The size below which groups of people or properties are protected, where some figure (null) is; absent where none is. */
  protegido: z.number().exactOptional(),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

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
export const exportFile = z.object({ fileName: z.string(), filetype: z.string() });
export type ExportFile = z.infer<typeof exportFile>;

/** Body of detalhamento: an opaque reference to a stored report plus the clicked point; nothing of it is executed. */
export type DrillPoint = { co_consulta: number; idColuna: string | null; data: Row };

/** One report of load-report-dash: its answer, or why this one failed while the others stand. */
const dashboardEntry = z.object({
  co_consulta: z.number(),
  answer: reportAnswer.nullable(),
  failure: failureBody.nullable(),
});
export type DashboardEntry = z.infer<typeof dashboardEntry>;

/** Answer of load-report-dash: the profile's reports in the order of the page, the map (123456) left out. */
export const dashboardAnswer = z.object({
  perfil: z.string(),
  /** Number of the data version that the answers are of. */
  versao: z.number(),
  reports: z.array(dashboardEntry),
  /** The days that its figures are of, where the board has days instead of years. */
  dias: z.object({ inicio: z.string(), fim: z.string() }).nullable(),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

/** Answer of detalhamento (Json): a page of the rows behind a point. `soma` is what they add up to, `ponto` the point in words. */
export const drillAnswer = reportAnswer
  .pick({
    co_consulta: true,
    no_consulta: true,
    dt_atualizacao: true,
    total: true,
    totalPagina: true,
    thead: true,
    tbody: true,
    tfoot: true,
  })
  .extend({
    page: z.number(),
    /** The clicked point in words: 'Mês: ago. 2025', 'Ciclo: 1'. */
    ponto: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The filters that the figure and these rows have, by name. */
    filtros: provenance.shape.filters,
    /** What the clicked figure counts, and whose rows it is of at most: 'De onde vem este número' of the point. */
    definicao: z.string(),
    alcance: z.string(),
    /** The clicked figure with its unit: '1.284 visitas'. */
    soma: z.object({ value: z.number(), unit: z.string() }).nullable(),
    /** Whether the rows, counted and summed by themselves, come to the figure; null where it is arithmetic on several parts. */
    conferido: z.boolean().nullable(),
    /** What the rows come to, part by part: what a ratio divides, or the one figure again. */
    partes: z.array(z.object({ label: z.string(), linhas: z.number(), valor: cell })),
    /** Rows behind the figure; `total` is how many of them the list's own conditions keep. */
    todas: z.number(),
    dados_ate: z.string().nullable(),
  });
export type DrillAnswer = z.infer<typeof drillAnswer>;

/** A saved query configuration (first text, section 3, 'Saved query config'). */
export const savedConfig = z.object({
  co_consulta: z.number(),
  no_consulta: z.string(),
  /** Opaque: names the stored report and nothing else; what comes back in it is never executed. */
  ds_post_consulta: z.string(),
  ds_post_relacionamento: z.string().nullable(),
  ds_post_tabela: z.string().nullable(),
  ds_post_tabela_materializada: z.string().nullable(),
});
export type SavedConfig = z.infer<typeof savedConfig>;
