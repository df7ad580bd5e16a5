import { addressOf } from '@fonte/contracts';
import { baseTile } from '@fonte/contracts/endpoints/base-map';
import { expect, test } from 'vitest';
import { tiledBase } from './own-base.ts';

test('a base map as the server tells of it is one as the map takes it', () => {
  expect(
    tiledBase({
      chave: 'a-B_1',
      forma: 'vetor',
      nome: 'Brasil',
      zoom_menor: 0,
      zoom_maior: 13,
      caixa: { oeste: -74, sul: -34, leste: -34, norte: 6 },
      creditos: [
        { texto: 'IBGE,', endereco: null },
        { texto: '© OpenStreetMap', endereco: 'https://www.openstreetmap.org/copyright' },
      ],
    }),
  ).toEqual({
    kind: 'tiles',
    url: addressOf(baseTile, { params: { chave: 'a-B_1', z: 7, x: 8, y: 9 } }).replace(
      '7/8/9',
      '{z}/{x}/{y}',
    ),
    form: 'vector',
    zoom: { least: 0, most: 13 },
    box: [-74, -34, -34, 6],
    attribution: 'IBGE, © OpenStreetMap',
    links: [{ text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }],
  });
});
