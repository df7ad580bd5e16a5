import type { FigureCheck, ReportAnswer } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { shownFigure, verdictOf } from './check-words.ts';
import { filled } from '../../i18n/use-texts.ts';

const t = Object.assign(
  (key: string, values?: Record<string, string | number>) =>
    filled(checkTexts[key as keyof typeof checkTexts], values),
  { list: () => [] },
) as Parameters<typeof verdictOf>[1];

const CHECK: FigureCheck = {
  co_consulta: 11116,
  dt_atualizacao: '2025-10-14T08:40:00.000Z',
  dados_ate: '2025-10-13',
  figura: 1851,
  unidade: 'propriedades',
  mostrado: 1851,
  modo: 'distinct',
  linhas: 1851,
  soma: 1851,
  partes: [{ label: 'Propriedades', linhas: 1851, valor: 1851 }],
  igual: true,
  outra_carga: false,
};
const said = (more: Partial<FigureCheck>) => verdictOf({ ...CHECK, ...more }, t);

it('gives a tick to what is equal, and says how it was read', () => {
  expect(said({})).toEqual({
    kind: 'equal',
    sentence:
      '1.851 linhas lidas uma a uma, nenhuma repetida: são 1.851 propriedades, igual ao número do relatório.',
  });
  expect(said({ modo: 'sum', linhas: 1204, figura: 9412.6, unidade: 'ha' }).sentence).toBe(
    '1.204 linhas lidas e somadas uma a uma: dão 9.412,6 ha, igual ao número do relatório.',
  );
  expect(said({ modo: 'sum', linhas: 1, figura: 0.99, unidade: 'ha' }).sentence).toBe(
    'Uma linha lida: 0,99 ha, igual ao número do relatório.',
  );
  expect(said({ linhas: 0, figura: 0, unidade: 'visitas' }).sentence).toMatch(
    /^Nenhuma linha .* 0 visitas, igual/,
  );
});

it('gives none to what differs, and says both numbers', () => {
  expect(said({ igual: false, mostrado: 1852, linhas: 1850, soma: 1850 })).toEqual({
    kind: 'different',
    sentence:
      'Não confere: o número mostrado é 1.852 propriedades, e as linhas lidas (1.850) dão 1.850 propriedades. A diferença foi anotada na auditoria.',
  });
  expect(said({ igual: false, soma: null, linhas: 0 }).sentence).toContain('(0) dão nada');
});

it('gives none to what cannot be held against each other', () => {
  // Equal by itself, but the page shows the figure of another load.
  expect(said({ outra_carga: true })).toMatchObject({
    kind: 'untold',
    sentence: expect.stringMatching(/outra carga/),
  });
  const parts = [
    { label: 'Mulheres', linhas: 2, valor: 2 },
    { label: 'Total', linhas: 8, valor: 8 },
  ];
  expect(said({ igual: null, modo: null, soma: null, partes: parts })).toMatchObject({
    kind: 'untold',
    sentence: expect.stringContaining('Mulheres: 2; Total: 8.') as string,
  });
  expect(said({ igual: null })).toMatchObject({ kind: 'untold', sentence: checkTexts.noFigure });
});

it('takes the figure that stands on the page: of a tile, of a foot, of no chart', () => {
  const answer = (type: string, more: Partial<ReportAnswer>) =>
    ({
      json_label: JSON.stringify({ type }),
      idColuna: 'n',
      series: [],
      tfoot: null,
      ...more,
    }) as unknown as ReportAnswer;
  expect(shownFigure(answer('num', { series: [{ name: '', data: [12] }] }))).toBe(12);
  expect(shownFigure(answer('num', { series: [{ name: '', data: ['123456789012345.55'] }] }))).toBe(
    '123456789012345.55',
  );
  expect(shownFigure(answer('num', {}))).toBeNull();
  expect(shownFigure(answer('table', { tfoot: { n: 7 } }))).toBe(7);
  expect(shownFigure(answer('bar', { series: [{ name: '', data: [1, 2] }] }))).toBeUndefined();
  expect(shownFigure(answer('num', { idColuna: null, series: [{ name: '', data: [12] }] }))).toBeUndefined();
});
