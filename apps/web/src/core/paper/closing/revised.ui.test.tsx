import type { HeadColumn, ReportAnswer } from '@fonte/contracts';
import type { ClosedFigure } from '@fonte/contracts/routes/closings';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ReportTableOnPaper } from '../paper-table.tsx';
import { PaperTiles, ReportTileOnPaper } from '../paper-tile.tsx';
import { RevisedFigures } from './revised.tsx';

const head = (field: string, description: string, extra: Partial<HeadColumn> = {}): HeadColumn => ({
  field,
  description,
  description_custom: null,
  typepost: 'func',
  func: null,
  type: 'integer',
  unit: null,
  percentage: false,
  totalizador: false,
  valuecoluna: null,
  scale: 0,
  ...extra,
});
const answer = (co_consulta: number, parts: Partial<ReportAnswer>): ReportAnswer => ({
  co_consulta,
  no_consulta: 'Visitas',
  dt_atualizacao: null,
  json_label: JSON.stringify({ type: 'num', scale: 0 }),
  total: 0,
  totalPagina: 1,
  series: [],
  labels: [],
  keys: [],
  thead: [head('valor', 'Visitas')],
  tbody: [],
  tfoot: null,
  comparison: null,
  share: null,
  provenance: { definition: '', steps: [], filters: [], scope: '', dados_ate: null, carga: null, rows: null },
  idColuna: null,
  drill: false,
  ...parts,
});
const TILE = answer(11120, {
  series: [{ name: 'Visitas', data: [1400] }],
  tbody: [{ valor: 1400 }],
});
const TABLE = answer(10163, {
  json_label: JSON.stringify({ type: 'table' }),
  thead: [head('uf', 'Estado', { typepost: 'row', type: 'text' }), head('visitas', 'Visitas')],
  tbody: [
    { uf: 'Goiás', visitas: 900 },
    { uf: 'Minas Gerais', visitas: 500 },
  ],
  tfoot: { uf: 'Total', visitas: 1400 },
});
const figure = (more: Partial<ClosedFigure>): ClosedFigure => ({
  linha: 'Visitas',
  coluna: 'Visitas',
  unidade: null,
  entao: '1500',
  hoje: '1400',
  diferenca: '-100',
  situacao: 'revisto',
  campo: 'valor',
  lugar: 0,
  ...more,
});

const shown = (revised: readonly [number, ClosedFigure[]][], children: ReactNode) =>
  render(
    <RevisedFigures
      tables={revised.map(([co_consulta, figuras]) => ({ co_consulta, titulo: 'Visitas', figuras }))}
    >
      {children}
    </RevisedFigures>,
  );

it('a big number says what it was', () => {
  shown(
    [[11120, [figure({}), figure({ campo: 'variacao', unidade: '%', entao: '3.0', hoje: '1.0' })]]],
    <PaperTiles>
      <ReportTileOnPaper answer={TILE} />
    </PaperTiles>,
  );
  screen.getByText('revisto: era 1.500; 3,0%');
});

it('a table marks the cell, the total by itself, and says then and now below', () => {
  shown(
    [
      [
        10163,
        [
          figure({ linha: 'Goiás', campo: 'visitas', entao: '1000', hoje: '900' }),
          figure({ linha: 'Total', campo: 'visitas', lugar: -1 }),
          figure({ linha: 'Bahia', campo: 'visitas', entao: '3', hoje: null, situacao: 'saiu', lugar: null }),
        ],
      ],
    ],
    <ReportTableOnPaper answer={TABLE} />,
  );
  const cells = (row: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect([cells('Goiás'), cells('Minas Gerais'), cells('Total')]).toEqual([['900 †'], ['500'], ['1.400 †']]);
  screen.getByText(
    '† revisto desde o fechamento: Goiás, Visitas: era 1.000, hoje 900; Total, Visitas: era 1.500, hoje 1.400; Bahia, Visitas: era 3, não há hoje',
  );
});

it('what has no total has no words at the foot; a row without a figure has its dash', () => {
  const thead = [...TABLE.thead, head('media', 'Média', { type: 'numeric', scale: 1 })];
  shown(
    [],
    <ReportTableOnPaper
      answer={{
        ...TABLE,
        thead,
        tbody: [{ uf: 'Goiás', visitas: 900, media: null }],
        tfoot: { uf: 'Total', visitas: 900, media: null },
      }}
    />,
  );
  const [, row, total] = screen.getAllByRole('row').map((line) =>
    within(line)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect([row, total]).toEqual([
    ['900', '–'],
    ['900', ''],
  ]);
});

it('what did not move bears no mark', () => {
  shown([], <ReportTableOnPaper answer={TABLE} />);
  expect(document.body.textContent).not.toContain('†');
});
