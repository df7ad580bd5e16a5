import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { formatDate } from '@fonte/pt-br';
import { book, coverSheet, sheetNames, tableSheet, type ToldChart } from '../../../answers/index.ts';
import type { FileColumn, ToldFigure } from '../../../answers/index.ts';
import type { ToldInFile } from './charts.ts';

const FIGURES = 'Números';

const FIGURE_COLUMNS: readonly FileColumn<ToldFigure>[] = [
  { header: 'Número', kind: 'text', cell: ({ name }) => name },
  { header: 'Valor', kind: 'number', cell: ({ exact }) => exact },
  { header: 'Como se escreve', kind: 'text', cell: ({ value }) => value },
  { header: 'Detalhe', kind: 'text', cell: ({ note }) => note },
];

/** The summary's figures, and of each chart the figures that it is drawn from, a sheet each. */
export async function figuresWorkbook({ title, lead, figures, charts }: ToldInFile): Promise<Buffer> {
  const [cover = '', numbers = '', ...names] = sheetNames([
    'Sobre',
    FIGURES,
    ...charts.map(({ chart }) => chart.title),
  ]);
  const count = () => undefined;
  const sobre = coverSheet({
    title,
    about: [
      ['De quem e de quando', lead],
      ['Dados até', formatDate(figures.dadosAte)],
    ],
    heads: ['Folha', 'Título', 'O que conta'],
    entries: [
      { sheet: numbers, cells: [numbers, 'Números grandes', ''] },
      ...charts.map(({ chart }, at) => ({
        sheet: names[at] ?? null,
        cells: [names[at] ?? '', chart.title, chart.note],
      })),
    ],
    notes: ['Célula vazia é sem dados ou protegida, nunca zero.'],
  });
  const { content } = book('', [
    { name: cover, heads: false, xml: sobre },
    { name: numbers, heads: true, xml: () => tableSheet(FIGURE_COLUMNS, [figures.list], null, count) },
    ...charts.map(({ chart }, at) => ({
      name: names[at] ?? '',
      heads: true,
      xml: () => tableSheet(columnsOf(chart), [chart.labels.map((_, row) => row)], null, count),
    })),
  ]);
  return buffer(content as Readable);
}

/** A chart's labels and series; its rows are the places of its labels. */
const columnsOf = ({ labels, series }: ToldChart): FileColumn<number>[] => [
  { header: 'Grupo', kind: 'text', cell: (row) => labels[row] },
  ...series.map(({ name, unit, exact }) => ({
    header: unit === '' ? name : `${name} (${unit})`,
    kind: 'number' as const,
    cell: (row: number) => exact[row],
  })),
];
