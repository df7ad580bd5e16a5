import type { HeadColumn, Row } from '@fonte/contracts';
import { describe, expect, test } from 'vitest';
import { tableColumns, totalCells } from './table-columns.tsx';

const head = (field: string, description: string, type: HeadColumn['type']): HeadColumn => ({
  field,
  description,
  description_custom: null,
  type,
  typepost: 'func',
  valuecoluna: null,
  func: 'sum',
  unit: null,
  percentage: false,
  totalizador: false,
  scale: 0,
});

/** Of 'Carteira por técnico' (20101). */
const PORTFOLIO = [
  head('tecnico', 'Técnico', 'text'),
  head('propriedades', 'Propriedades', 'integer'),
  head('visitas', 'Visitas em 2025', 'integer'),
  head('media_visitas', 'Média de visitas por propriedade', 'visits'),
  head('previstas', 'Esperado hoje', 'visits'),
  head('atrasadas', 'Atrasadas', 'integer'),
  head('duracao_media', 'Duração média', 'duration'),
  head('ultima_visita', 'Última visita', 'date'),
];
const least = (thead: readonly HeadColumn[], tbody: readonly Row[], whole: Row | null) =>
  tableColumns(thead, tbody, whole).map(({ minWidth = 0, hidden }) => (hidden === true ? 0 : minWidth));

describe('the least widths of columns', () => {
  test('have the last visit in sight on a laptop, where a card over the whole page is 1 074 px wide', () => {
    const row = { tecnico: 'Maria Aparecida dos Santos Albuquerque', propriedades: 30, visitas: 480 };
    const total = { tecnico: 'Total de 34 técnicos', propriedades: 1020, visitas: 16320 };
    const together = least(PORTFOLIO, [row], total).reduce((sum, one) => sum + one, 0);
    expect(together).toBeGreaterThan(800);
    expect(together).toBeLessThanOrEqual(1074 - 2);
  });

  test('have how many visits are missing in sight beside who has them, on a laptop', () => {
    const text = (field: string, description: string) => head(field, description, 'text');
    const count = (field: string, description: string) => head(field, description, 'integer');
    /** Of 'Plano de visitas por propriedade' (13514), in a year that reaches beyond the data. */
    const plan = [
      head('cod_propriedade', 'Código', 'link'),
      text('propriedade', 'Propriedade'),
      count('previstas', 'Previstas'),
      count('visitas', 'Feitas'),
      count('faltam', 'Faltam'),
      { ...head('por_mes', 'Ainda por mês', 'numeric'), scale: 1 },
      count('ate_hoje', 'Previstas até 20/12/2025'),
      count('diferenca', 'Diferença até 20/12/2025'),
      { ...head('percentual', '% do previsto', 'numeric'), scale: 1, percentage: true, unit: '%' },
      text('municipio', 'Município'),
    ];
    const row = {
      cod_propriedade: '31.0001.0002',
      propriedade: 'Fazenda Várzea do Painel de Cima e Sítio Boa Esperança',
      percentual: 1234.5,
      municipio: 'São Gonçalo do Rio Abaixo',
    };
    const widths = least(plan, [row], { cod_propriedade: 'Total de 1.234 propriedades', previstas: 12345 });
    const together = (columns: number) => widths.slice(0, columns).reduce((sum, one) => sum + one, 0);
    expect(together(plan.length - 1)).toBeLessThanOrEqual(1074 - 2);
    expect(together(plan.length)).toBeGreaterThan(1074 - 2);
  });

  test('have a long head on two lines, and days and figures whole', () => {
    const one = (type: HeadColumn['type'], description: string, cell: string | number) =>
      least([head('a', description, type)], [{ a: cell }], null)[0] ?? 0;
    expect(one('integer', 'Previstas até 20/12/2025', 1)).toBeLessThan('Previstas até 20/12/2025'.length * 7);
    expect(one('integer', 'Previstas até 20/12/2025', 1)).toBeGreaterThan('Previstas até'.length * 7);
    expect(one('date', 'Fim', '2025-12-20')).toBeGreaterThan('20/12/2025'.length * 7 + 20);
    expect(one('integer', 'Litros', 1_234_567_890)).toBeGreaterThan('1.234.567.890'.length * 7 + 20);
    expect(one('integer', 'Saldo', -1_234_567_890)).toBeGreaterThan('-1.234.567.890'.length * 7 + 20);
    expect(one('text', 'UF', 'MG')).toBeLessThan(84);
  });

  test('have room for a total that is longer than its head', () => {
    const area = { ...head('area', 'Área', 'numeric'), scale: 2 };
    const [small = 0] = least([area], [], { area: '12.5' });
    const [large = 0] = least([area], [], { area: '1234567890.5' });
    expect(large).toBeGreaterThan(small);
    expect(large).toBeGreaterThanOrEqual('1.234.567.890,50'.length * 7);
  });
});

test('rows of properties are titled by their names on the phone', () => {
  const thead = [head('cod_propriedade', 'Código', 'link'), head('propriedade.nome', 'Propriedade', 'text')];
  expect(
    tableColumns(thead)
      .filter(({ title }) => title)
      .map(({ field }) => field),
  ).toEqual(['propriedade.nome']);
});

test('what has no total has no words at the foot', () => {
  expect(totalCells(PORTFOLIO.slice(0, 3), { tecnico: 'Total de 3 técnicos', propriedades: '' })).toEqual({
    tecnico: 'Total de 3 técnicos',
    propriedades: '',
    visitas: '',
  });
});
