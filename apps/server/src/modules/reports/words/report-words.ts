import type { ReportShape } from '@fonte/contracts';
import type { Report } from '../declared/report.ts';

/** What a report looks like, in a word. */
export const SHAPE_WORDS: Readonly<Record<ReportShape, string>> = {
  num: 'número',
  pace: 'ritmo',
  bar: 'barras',
  column: 'colunas',
  line: 'linhas',
  area: 'área',
  donut: 'rosca',
  pie: 'pizza',
  radial: 'barra radial',
  stacked: 'barras empilhadas',
  pct: 'barras em 100%',
  table: 'tabela',
  points: 'pontos do mapa',
  list: 'arquivo CSV',
};

/** What the year does to its figures. */
export const YEAR_WORDS: Readonly<Record<Report['period'], string>> = {
  in: 'do ano',
  to: 'até o ano',
  none: 'não muda',
  at: 'último ano',
};
