import { MAP_LAYERS } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { filterOf, followedBy, isEmptied, lawsuitFilter, viewParamsOf, type Narrowing } from './narrowing.ts';

const NONE: Narrowing = { ano: null, uf: null, hidden: {}, lawsuits: {} };
const { propriedades_car, processos, vegetacao_nativa, poligonos_historico } = MAP_LAYERS;

test('a layer without anything off has no filter', () => {
  expect(filterOf(propriedades_car, NONE)).toBeNull();
  expect(viewParamsOf(propriedades_car, NONE)).toBeNull();
});

test('classes that are off are left out, quotes doubled', () => {
  const hidden = { propriedades_car: ['sem_car', 'car_invalido'], poligonos_historico: ["d'água"] };
  expect(filterOf(propriedades_car, { ...NONE, hidden })).toBe(
    `NOT ("legenda" IN ('sem_car', 'car_invalido'))`,
  );
  expect(filterOf(poligonos_historico, { ...NONE, hidden })).toBe(`NOT ("legenda" IN ('d''água'))`);
  expect(isEmptied(propriedades_car, { ...NONE, hidden })).toBe(false);
  expect(
    isEmptied(propriedades_car, {
      ...NONE,
      hidden: { propriedades_car: ['sem_car', 'car_invalido', 'com_car'] },
    }),
  ).toBe(true);
});

test('a selection is one more condition, longitude first', () => {
  const box = {
    kind: 'box',
    vertices: [
      [-50, -15],
      [-49, -14],
    ],
  } as const;
  expect(filterOf(vegetacao_nativa, NONE, box)).toBe(
    'INTERSECTS("geom", POLYGON ((-50 -15, -49 -15, -49 -14, -50 -14, -50 -15)))',
  );
  expect(
    filterOf(vegetacao_nativa, NONE, {
      kind: 'line',
      vertices: [
        [0, 0],
        [1, 1],
      ],
    }),
  ).toBe('EXCLUDE');
});

test('a layer follows those of the page filters that its declaration names', () => {
  const filters = { ...NONE, ano: 2025, uf: 'GO' };
  expect(viewParamsOf(poligonos_historico, filters)).toBe('uf:GO;ano:2025');
  expect(viewParamsOf(propriedades_car, filters)).toBe('uf:GO');
  expect(viewParamsOf(vegetacao_nativa, filters)).toBeNull();
});

test("the lawsuits' panel narrows their layer and the datajud call", () => {
  const lawsuits = { tribunal: "TJ'GO", assunto: '11823', julgamento: 'false' };
  expect(filterOf(processos, { ...NONE, lawsuits })).toBe(
    `("tribunal" = 'TJ''GO') AND ("assuntos" = 11823) AND ("flg_julgamento" = FALSE)`,
  );
  expect(
    lawsuitFilter({ ...NONE, ano: 2023, uf: 'GO', lawsuits: { ...lawsuits, assunto: '1 OR 1=1' } }),
  ).toBe(`("ano" = 2023) AND ("uf" = 'GO') AND ("tribunal" = 'TJ''GO') AND ("flg_julgamento" = FALSE)`);
  expect(lawsuitFilter(NONE)).toBeUndefined();
});

test('a file is said to be of the year and the state only where its layer follows them', () => {
  const asked = { ano: 2024, uf: 'GO' };
  for (const layer of Object.values(MAP_LAYERS))
    expect([layer.name, followedBy(layer, asked)]).toEqual([
      layer.name,
      {
        ano: viewParamsOf(layer, { ...NONE, ano: 2024 }) === null ? null : 2024,
        uf: viewParamsOf(layer, { ...NONE, uf: 'GO' }) === null ? null : 'GO',
      },
    ]);
  expect(new Set(Object.values(MAP_LAYERS).map((layer) => followedBy(layer, asked).ano))).toEqual(
    new Set([2024, null]),
  );
});
