import { ALL_PROFILES, can, maySeeLayer } from '@fonte/contracts';
import type { RemoteLayer } from '@fonte/contracts/routes/remote-layers';
import { beforeEach, expect, test } from 'vitest';
import { askedLayers } from '../data/asked.ts';
import { filterOf } from '../data/narrowing.ts';
import { isKnownLayer, knowRemoteLayers, layerOf } from './known-layers.ts';
import { addressOfState, stateOfAddress } from './map-address.ts';
import { firstState, withLayers } from './map-state.ts';

const RIVERS: RemoteLayer = {
  nome: 'area:rios',
  titulo: 'Rios',
  resumo: null,
  caixa: { oeste: -52, sul: -19, leste: -50, norte: -17 },
  consultavel: true,
  feicoes: { geometria: 'the_geom', colunas: [{ nome: 'extensao', tipo: 'numero' }] },
  coluna_uf: 'sigla',
  escala_maxima: 500_000,
};

beforeEach(() => knowRemoteLayers([RIVERS]));

test('a layer of the other server has its columns, and the zoom from which it is drawn', () => {
  expect(isKnownLayer('area:rios')).toBe(true);
  expect(layerOf('area:rios')).toMatchObject({
    title: 'Rios',
    minZoom: 11,
    columns: [{ name: 'extensao', title: 'extensao', type: 'decimal', card: true }],
  });
  expect(isKnownLayer('area:nada')).toBe(false);
  expect(layerOf('area:nada')).toMatchObject({ title: 'area:nada', columns: [] });
});

test('whoever has the map has it: drawn, asked where one clicks, and selected', () => {
  const layer = layerOf('area:rios');
  for (const profile of ALL_PROFILES)
    expect([profile, maySeeLayer(profile, layer)]).toEqual([profile, can(profile, 'map.read')]);
  const place = { kind: 'place', at: [-51, -18], degrees: 1, property: null } as const;
  const area = { kind: 'area', sketch: { kind: 'box', vertices: [] } } as const;
  for (const asked of [place, area]) expect(askedLayers(asked, ['area:rios'])).toEqual(['area:rios']);
});

test('it stands in the address with its opacity, also where its name ends in a number, and lies under the programme’s', () => {
  const state = withLayers(firstState(), ['area:rios', 'area:12'], true);
  expect(state.layers.map(({ key }) => key).slice(-2)).toEqual(['area:rios', 'area:12']);
  expect(stateOfAddress(addressOfState(new URLSearchParams(), state)).layers).toEqual(state.layers);
  expect(stateOfAddress(new URLSearchParams('camadas=area:rios:45')).layers).toEqual([
    { key: 'area:rios', opacity: 0.45 },
  ]);
});

test('the page’s state narrows the column that it names, and a selection its own geometry', () => {
  const narrowing = { ano: 2025, uf: 'GO', hidden: {}, lawsuits: {} };
  expect(filterOf(layerOf('area:rios'), narrowing)).toBe(`"sigla" = 'GO'`);
  const box = {
    kind: 'box',
    vertices: [
      [-51, -18],
      [-50, -17],
    ],
  } as const;
  expect(filterOf(layerOf('area:rios'), { ...narrowing, uf: null }, box)).toMatch(/^INTERSECTS\("the_geom"/);
});
