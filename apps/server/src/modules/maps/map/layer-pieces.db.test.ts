import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameOf } from '../shapes/frame.ts';
import { readShapes } from '../shapes/read-shapes.ts';
import { LAYERS } from '../layers/index.ts';
import { fetchLayer } from './fetch-shapes.ts';
import { layerPieces, sizeOfLayer } from './layer-pieces.ts';
import type { AskedLayer } from './map-request.ts';
import { mapPortal, type MapPortal } from '../wms/testing/map-portal.ts';

let portal: MapPortal;
beforeAll(async () => {
  portal = await mapPortal();
});
afterAll(() => portal.close());

const access = { profile: 'administrador', uf: null, cpf: null } as const;
const map = { box: { west: -52, south: -18, east: -49, north: -15, epsg: 4674 } as const, width: 60_000 };
const frame = frameOf({
  width: 60_000,
  height: 60_000,
  box: [-52, -18, -49, -15],
  degrees: true,
  background: null,
  format: 'png',
  scale: 1,
});

/** Bounds of everything that some parts draw, by the colour they are drawn in, in no order. */
const drawn = (parts: readonly { readonly look: object; readonly shapes: Uint8Array }[]): string[] =>
  parts
    .flatMap(({ look, shapes }) => {
      const { areas, bounds, points } = readShapes(shapes, frame);
      const places = Array.from(areas, (_, at) => bounds.slice(at * 4, at * 4 + 4).join());
      return [...places, ...points].map((place) => `${JSON.stringify(look)} ${place}`);
    })
    .toSorted();

test.each(['poligonos', 'propriedades', 'municipios'] as const)(
  '%s is drawn the same in many pieces as at once',
  async (name) => {
    const asked: AskedLayer = { layer: LAYERS[name], style: 'padrao', filter: undefined, view: {} };
    const { db } = portal.database;
    const { parts } = await fetchLayer(db, access, asked, map);
    const size = await sizeOfLayer(db, access, asked, map);
    const pieces = [];
    for await (const piece of layerPieces(db, access, size, map, 20)) pieces.push(piece);
    expect(drawn(pieces)).toEqual(drawn(parts));
    expect(drawn(parts).length).toBeGreaterThanOrEqual(size.features);
    // The tiny programme has hardly two points of a class here.
    if (name !== 'propriedades') expect(pieces.length).toBeGreaterThan(parts.length);
    expect([size.features > 0, size.vertices > 0]).toEqual([true, true]);
  },
);
