import { expect, test } from 'vitest';
import { entriesOf, spanOf } from './entries.ts';

const visit = (numero: number, dt: string, conta = true) => ({
  numero,
  dt,
  ciclo: 1,
  conta,
  motivo: conta ? 'Check-in' : 'Não sincronizada',
  duvidas: [],
});
const advice = (tema: string, dt: string | null, situacao: string) => ({ tema, situacao, dt });
const practice = (tipo: string, dt: string | null) => ({
  objetivo: 'Tecnologias ABC',
  tipo,
  area: '5.0000',
  dt,
});

test('all three kinds stand in one order of time, the latest first, those of a day visit, recommendation, practice', () => {
  const entries = entriesOf({
    visitas: [visit(1, '2024-02-15'), visit(2, '2024-03-15'), visit(3, '2024-03-15')],
    recomendacoes: [
      advice('Poda', '2024-03-15', 'Aberta'),
      advice('Manejo do solo', '2024-02-15', 'Concluída'),
    ],
    praticas: [practice('Terraço', '2025-01-10'), practice('Plantio direto', '2024-03-15')],
  });
  expect(entries.map(({ dt, kind, key }) => [dt, kind, key])).toEqual([
    ['2025-01-10', 'pratica', 'pratica 0'],
    ['2024-03-15', 'visita', 'visita 0'],
    ['2024-03-15', 'visita', 'visita 1'],
    ['2024-03-15', 'recomendacao', 'recomendacao 0'],
    ['2024-03-15', 'pratica', 'pratica 1'],
    ['2024-02-15', 'visita', 'visita 2'],
    ['2024-02-15', 'recomendacao', 'recomendacao 1'],
  ]);
  expect(entries.flatMap((one) => (one.kind === 'visita' ? [one.row.numero] : []))).toEqual([3, 2, 1]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});

test('open is what does not count yet and what is not concluded; a practice is done', () => {
  const entries = entriesOf({
    visitas: [visit(1, '2024-01-01'), visit(2, '2024-02-01', false)],
    recomendacoes: [advice('Poda', '2024-03-01', 'Aberta'), advice('Outra', '2024-04-01', 'Concluída')],
    praticas: [practice('Terraço', '2024-05-01')],
  });
  expect(entries.map(({ dt, open }) => [dt, open])).toEqual([
    ['2024-05-01', false],
    ['2024-04-01', false],
    ['2024-03-01', true],
    ['2024-02-01', true],
    ['2024-01-01', false],
  ]);
});

test('what has no day has no place in time', () => {
  const entries = entriesOf({
    visitas: [],
    recomendacoes: [advice('Poda', null, 'Aberta')],
    praticas: [practice('Terraço', null)],
  });
  expect(entries).toEqual([]);
  expect(spanOf(entries, [])).toBeNull();
});

test('the line reaches from the first day of anything to the last, cycles too', () => {
  const cycle = (inicio: string | null, fim: string | null) => ({
    ciclo: 1,
    inicio,
    fim,
    visitas: 0,
    duracao_media: null,
    lancamentos: 0,
    despesas: null,
    receitas: null,
  });
  const entries = [{ dt: '2025-03-15' }, { dt: '2024-02-15' }];
  expect(spanOf(entries, [])).toEqual({ first: '2024-02-15', last: '2025-03-15' });
  expect(spanOf(entries, [cycle('2024-02-01', '2025-01-31'), cycle('2025-02-01', null)])).toEqual({
    first: '2024-02-01',
    last: '2025-03-15',
  });
  expect(spanOf([], [cycle('2024-02-01', null), cycle(null, null)])).toEqual({
    first: '2024-02-01',
    last: '2024-02-01',
  });
});
