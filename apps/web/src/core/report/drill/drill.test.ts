import type { ReportAnswer } from '@fonte/contracts';
import { describe, expect, test } from 'vitest';
import { detailOfHash, hashOfDetail } from './drill-address.ts';
import { chartPoint, tablePoint, wholePoint } from './drill-point.ts';

const answer = {
  co_consulta: 211150,
  idColuna: 'visitas',
  drill: true,
  keys: [{ mes: 202507 }, { mes: 202508 }],
  thead: [
    { field: 'mes', typepost: 'row', valuecoluna: null },
    { field: 'atrasadas', typepost: 'func', valuecoluna: 'atrasadas' },
    { field: 'media', typepost: 'func', valuecoluna: null },
  ],
  series: [
    { name: 'Esperado', role: 'esperado', data: [1, 2] },
    { name: 'Ciclo 1', key: { ciclo: 1 }, data: [3, 4] },
    { name: 'Ciclo 2', key: { ciclo: 2 }, data: [5, 6] },
  ],
} as unknown as ReportAnswer;

describe('a clicked point', () => {
  test('of a chart carries the raw keys of its label and series; the dashed series does not count', () => {
    expect(chartPoint(answer, { seriesIndex: 1, index: 1 })).toEqual({
      co_consulta: 211150,
      idColuna: 'visitas',
      data: { mes: 202508, ciclo: 2 },
    });
  });

  test('of a label with all its series leaves the series out', () => {
    expect(chartPoint(answer, { seriesIndex: null, index: 0 })?.data).toEqual({ mes: 202507 });
  });

  test('of a table names its column; a key that names its own column wins', () => {
    expect(tablePoint(answer, 0, 'atrasadas')?.idColuna).toBe('atrasadas');
    expect(tablePoint(answer, 0, 'mes')?.idColuna).toBe('visitas');
    expect(tablePoint(answer, 0, null)?.idColuna).toBe('visitas');
    const plan = { ...answer, thead: [{ field: 'tecnico', typepost: 'row', valuecoluna: 'faltam' }] };
    expect(tablePoint(plan as ReportAnswer, 0, 'tecnico')?.idColuna).toBe('faltam');
    // A mean has no rows of its own among these.
    expect(tablePoint(answer, 0, 'media')).toBeNull();
    const goals = { ...answer, keys: [{ idColuna: 'area_abc' }] };
    expect(tablePoint(goals, 0, null)).toEqual({ co_consulta: 211150, idColuna: 'area_abc', data: {} });
  });

  test('is nothing for those who may not drill', () => {
    const closed = { ...answer, drill: false };
    expect(chartPoint(closed, { seriesIndex: 0, index: 0 })).toBeNull();
    expect(wholePoint(closed)).toBeNull();
  });

  test('travels in the address behind the #, so that no server reads it', () => {
    const detail = {
      point: { co_consulta: 20101, idColuna: 'visitas', data: { tecnico: '123&=#' } },
      page: 3,
      list: {
        ordem: '-visita_ritmo.faltam',
        filtros: [{ campo: 'tecnico.nome', operador: 'contains' as const, valor: 'Ana & Caio' }],
        busca: 'três barus',
      },
    };
    expect(hashOfDetail(detail)).toMatch(/^#detalhe=20101/);
    expect(detailOfHash(hashOfDetail(detail))).toEqual(detail);
  });

  test('of an address that was tampered with opens nothing, or the first page', () => {
    expect(detailOfHash('#detalhe=1')).toBeNull();
    expect(detailOfHash('')).toBeNull();
    expect(detailOfHash('#detalhe=11116&ponto=[1&pagina=-2')).toEqual({
      point: { co_consulta: 11116, idColuna: null, data: {} },
      page: 1,
      list: {},
    });
    expect(detailOfHash('#detalhe=11116&ordem=a b&onde=[{"campo":1}]&busca=')?.list).toEqual({});
  });
});
