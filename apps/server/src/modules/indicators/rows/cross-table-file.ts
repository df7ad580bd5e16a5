import type { Cell } from '@fonte/contracts';
import type { crossTableBody } from '@fonte/contracts/routes/indicator-results';
import type { z } from 'zod';
import { fileOf, heldByASheet, type FileColumn } from '../../../answers/index.ts';
import type { Call, Download } from '../../../platform/index.ts';
import { accessOf } from '../../../query/index.ts';
import { fileName } from '../file-name.ts';
import type { Indicators } from '../service.ts';
import { TOTAL } from '../view/pivot.ts';
import { crossStatement } from '../view/statement.ts';
import { crossTable, type CrossTable } from './cross-table.ts';

type Line = readonly Cell[];

/**
 * A cross table as a file: the figures that the page shows, unrounded, with the totals of each side; how they were made stands as in the file of a view. It is not remembered again. The number of
 * rows is in X-Total-Count, and who took them in the audit. Errors: those of the table; tooManyRows for more than a sheet holds.
 */
export async function crossTableFile(
  indicators: Indicators,
  call: Call,
  definition: z.output<typeof crossTableBody>,
  { title, format }: { readonly title: string; readonly format: 'csv' | 'xlsx' },
): Promise<Download> {
  const { table, version, own } = await call.cold(() => crossTable(indicators, call, definition));
  const { columns, lines, total } = linesOf(table);
  const ano = own === null ? definition.ano : [];
  call.reply.header('x-total-count', lines.length);
  call.tell({
    acao: 'exportar',
    alvo: `visao/${definition.indicadores.join(',')}`,
    rows: lines.length,
    detalhe: {
      ano,
      uf: definition.uf,
      tabela: 'cruzada',
      ...(own === null ? {} : { periodo: own }),
      ...(format === 'xlsx' ? { forma: 'xlsx' } : {}),
    },
  });
  const { uf } = accessOf(call);
  const name = fileName(`${title} tabela cruzada`, {
    uf: uf === null ? definition.uf : [uf],
    ano,
    versao: version.versao,
  });
  const about = crossStatement(call, title, definition, { own, until: version.dadosAte });
  if (format === 'csv') return fileOf(columns, [[...lines, total]], { name, form: 'csv', about });
  heldByASheet(lines.length);
  return fileOf(columns, [lines], { name, form: 'xlsx', about, total });
}

/** A line for each row, a column for each column and indicator, the rows' totals last. */
function linesOf({
  indicadores,
  rowHeaders,
  columnHeaders,
  rows,
  columns,
  cells,
  rowTotals,
  columnTotals,
  grandTotal,
}: CrossTable): {
  readonly columns: readonly FileColumn<Line>[];
  readonly lines: readonly Line[];
  readonly total: Line;
} {
  const wide = columnHeaders.length > 0;
  const units = indicadores.map(({ name, unidade }) => `${name} (${unidade})`);
  // Of one indicator its name would stand in every head: it is the file's.
  const heads = (of: string): string[] =>
    indicadores.length === 1
      ? [`${of} (${indicadores[0]?.unidade ?? ''})`]
      : units.map((unit) => `${of} · ${unit}`);
  const figures = [
    ...(wide ? columns.flatMap(({ labels }) => heads(labels.join(' / '))) : []),
    ...(wide ? heads(TOTAL) : units),
  ];
  const width = rowHeaders.length;
  return {
    columns: [
      ...rowHeaders.map(({ name }, at) => column(name, 'text', at)),
      ...figures.map((head, at) => column(head, 'number', width + at)),
    ],
    lines: rows.map(({ labels }, at) => [
      ...labels,
      ...(wide ? (cells[at] ?? []).flat() : []),
      ...(rowTotals[at] ?? []),
    ]),
    total: [
      TOTAL,
      ...rowHeaders.slice(1).map(() => null),
      ...(wide ? columnTotals.flat() : []),
      ...grandTotal,
    ],
  };
}

const column = (header: string, kind: FileColumn<Line>['kind'], at: number): FileColumn<Line> => ({
  header,
  kind,
  cell: (cells) => cells[at] ?? null,
});
