import { boardFor } from '@fonte/contracts/boards';
import { expect, it } from 'vitest';
import { elsewhereIn } from './elsewhere.ts';

const english = elsewhereIn('en');

it.each([
  ['Dashboard Coordenador', 'Dashboard Coordinator'],
  ['Dashboard Programa Nacional', 'Dashboard Programa Nacional'],
  ['2025 - Planejamento da paisagem', '2025 - Landscape planning'],
  ['Desde o início - Planejamento da paisagem', 'Since the start - Landscape planning'],
  ['Propriedade', 'Farm'],
  ['Fazenda Boa Vista', 'Fazenda Boa Vista'],
])('the title %s is %s', (title, said) => {
  expect(english.title(title)).toBe(said);
});

it.each([
  ['/resumo-executivo?ano=2025&uf=GO', '/resumo-executivo?ano=2025&uf=GO&idioma=en'],
  ['/dashboard/print/GO', '/dashboard/print/GO?idioma=en'],
  [
    '/praticas-agricolas/propriedades/print?ano=2025',
    '/praticas-agricolas/propriedades/print?ano=2025&idioma=en',
  ],
  // The page of that sheet, a sheet that has no other language, and a page that is none.
  ['/praticas-agricolas/propriedades', '/praticas-agricolas/propriedades'],
  ['/print/minhas-propriedades/agenda?ano=2025', '/print/minhas-propriedades/agenda?ano=2025'],
  ['/mapa', '/mapa'],
])('%s leads to %s', (address, said) => {
  expect(english.sheet(address)).toBe(said);
});

it('menus and boards are said whole, and stay what they are', () => {
  const groups = [
    {
      label: 'Objetivos',
      items: [
        { key: 'praticas', label: 'Práticas agrícolas', href: '/praticas-agricolas', items: [] },
        { key: 'resumo', label: 'Sumário executivo', shortLabel: 'Mapa', href: '/resumo-executivo' },
      ],
    },
  ];
  expect(english.menu(groups)).toEqual([
    {
      label: 'Objectives',
      items: [
        { key: 'praticas', label: 'Farming practices', href: '/praticas-agricolas', items: [] },
        {
          key: 'resumo',
          label: 'Executive summary',
          shortLabel: 'Map',
          href: '/resumo-executivo?idioma=en',
        },
      ],
    },
  ]);
  const board = boardFor('propriedades', 'nacional');
  const said = english.board(board);
  const [tabs] = said.rows.flat().flatMap((card) => (card.card === 'tabs' ? [card] : []));
  expect([tabs?.title, tabs?.tabs.map(({ label }) => label)]).toEqual([
    'Farms by place',
    ['State', 'Municipality', 'Basin'],
  ]);
  expect(said.rows.map((row) => row.map(({ span }) => span))).toEqual(
    board.rows.map((row) => row.map(({ span }) => span)),
  );
});
