import type { HeadColumn, Row } from '@fonte/contracts';
import { UiProvider } from '@fonte/ui';
import { act, render } from '@testing-library/react';
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
      count('faltam', 'Faltam em 2025'),
      count('a_fazer', 'A fazer em 2025'),
      { ...head('por_mes', 'Ainda por mês', 'numeric'), scale: 1 },
      count('ate_hoje', 'Previstas até 20/12/2025'),
      count('diferenca', 'Diferença até 20/12/2025'),
      { ...head('percentual', '% do previsto', 'numeric'), scale: 1, percentage: true, unit: '%' },
      text('situacao', 'Situação'),
    ];
    const row = {
      cod_propriedade: '31.0001.0002',
      propriedade: 'Fazenda Várzea do Painel de Cima e Sítio Boa Esperança',
      percentual: 1234.5,
      situacao: 'Ativa em atendimento',
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

describe('rows held against what is to be expected of each', () => {
  const share = (field: string) => ({ ...head(field, field, 'numeric'), percentage: true, scale: 1 });
  const thead = [
    head('tecnico', 'Técnico', 'text'),
    head('situacao', 'Situação', 'text'),
    ...['percentual', 'esperado', 'faixa_de', 'faixa_ate'].map((field) => share(field)),
  ];
  const row = (situacao: string, percentual: number): Row => ({
    tecnico: 'Gil',
    situacao,
    percentual,
    esperado: 80,
    faixa_de: 60,
    faixa_ate: 100,
  });
  /** A cell as it is drawn once its code is there, which says the same before. */
  const drawn = async (cells: Row, field: string, words: string) => {
    const column = tableColumns(thead, [cells]).find((one) => one.field === field);
    const { container } = render(
      <UiProvider defaultMode="light">{column?.render?.({ place: 0, cells })}</UiProvider>,
    );
    expect(container).toHaveTextContent(words);
    await import('../compared/compared.tsx');
    await act(async () => {});
    expect(container).toHaveTextContent(words);
    return container;
  };

  test('say the share, and draw it in its range for who sees', async () => {
    const container = await drawn(row('abaixo', 50), 'percentual', '50,0%');
    // On an axis to a tenth beyond the range: 60, 80 and 50 of 110.
    const left = (one: Element) => Math.round(parseFloat(getComputedStyle(one).left));
    expect([...container.querySelectorAll('[aria-hidden] > span')].map(left)).toEqual([55, 73, 45]);
  });

  test('are the share alone where there are few cases', async () => {
    const container = await drawn(row('poucos casos', 50), 'percentual', '50,0%');
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  test.each([
    ['muito abaixo', 1],
    ['abaixo', 1],
    ['dentro da faixa', 0],
    ['acima', 0],
    ['muito acima', 0],
    ['poucos casos', 0],
  ])('that are %s have %i signs', async (situacao, signs) => {
    const container = await drawn(row(situacao, 50), 'situacao', situacao);
    expect(container.querySelectorAll('svg')).toHaveLength(signs);
  });

  test('a situation of another table is no verdict', () => {
    const columns = tableColumns([head('situacao', 'Situação', 'text')], [{ situacao: 'abaixo' }]);
    expect(columns[0]?.render).toBeUndefined();
  });
});
