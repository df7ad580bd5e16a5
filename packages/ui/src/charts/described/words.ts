import { counted } from '@fonte/pt-br';
import { partWords } from '../../words/words.ts';
import type { ChartKind } from './chart-description.ts';

const KINDS: Readonly<Record<ChartKind, string>> = {
  bar: 'Gráfico de barras',
  column: 'Gráfico de colunas',
  line: 'Gráfico de linhas',
  area: 'Gráfico de área',
  donut: 'Gráfico de rosca',
  pie: 'Gráfico de pizza',
  radial: 'Gráfico radial',
  stacked: 'Gráfico de barras empilhadas',
  pct: 'Gráfico de barras empilhadas em percentual',
  treemap: 'Mapa de árvore',
};

/** What is said of a chart beside its figures. */
export const CHART_WORDS = {
  kinds: KINDS,
  picture: (title: string, kind: string, series: number, labels: number, extremes: string) =>
    `${title}. ${kind}: ${counted(series, 'série', 'séries')}, ${counted(labels, 'categoria', 'categorias')}.${extremes} Os valores estão em Ver tabela.`,
  extremes: (most: string, least: string) => `maior ${most}; menor ${least}.`,
  notes: 'Notas',
  noted: (count: number) => ` ${counted(count, 'nota', 'notas')}.`,
  noUnit: 'sem unidade',
  /** Where a second axis stands across from the first, by whether bars lie. */
  sides: { lying: ['embaixo', 'em cima'], upright: ['à esquerda', 'à direita'] },
  twoAxes: (first: string, second: string) => `dois eixos: ${first}, ${second}`,
  onlyInTable: (series: string) => `só em “Ver tabela”, por ter outra unidade: ${series}`,
};

export type ChartWords = typeof CHART_WORDS;

declare module '../../words/words.ts' {
  interface KitWords {
    charts: ChartWords;
  }
}

export const useChartWords = partWords('charts', CHART_WORDS);
