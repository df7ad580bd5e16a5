import type { MultiPolygon } from 'geojson';
import { REGIONS, SUB_BASINS } from './basin-anchors.ts';
import type { Ring } from './rings.ts';
import { dissolve } from './dissolve.ts';
import { brazil, states, type State } from './states.ts';
import { LON_SCALE, voronoiInside } from './voronoi.ts';

const ANCHORS = SUB_BASINS.flatMap((basin) => basin.anchors.map((point) => ({ basin, point })));

export interface BasinAreas {
  readonly regions: readonly { readonly id: number; readonly nome: string; readonly geom: MultiPolygon }[];
  readonly subBasins: readonly {
    readonly codigo: number;
    readonly nome: string;
    readonly regiao: number;
    readonly geom: MultiPolygon;
  }[];
}

/** Approximate sub-basins and the hydrographic regions they make up (see basin-anchors.ts), cut at Brazil's outline. */
export function basinAreas(outlines: readonly State[] = states()): BasinAreas {
  const cells = voronoiInside(
    ANCHORS.map(({ point }) => point),
    brazil(outlines),
  );
  const bySubBasin = new Map<number, Ring[]>();
  for (const [i, { basin }] of ANCHORS.entries()) {
    bySubBasin.set(basin.codigo, [...(bySubBasin.get(basin.codigo) ?? []), ...(cells[i] ?? [])]);
  }
  const ringsOf = (codigo: number) => bySubBasin.get(codigo) ?? [];
  return {
    regions: REGIONS.map(({ id, nome }) => ({
      id,
      nome,
      geom: dissolve(
        SUB_BASINS.filter(({ regiao }) => regiao === id).flatMap(({ codigo }) => ringsOf(codigo)),
      ),
    })),
    subBasins: SUB_BASINS.map(({ codigo, nome, regiao }) => ({
      codigo,
      nome,
      regiao,
      geom: dissolve(ringsOf(codigo)),
    })),
  };
}

/** Code of the approximate sub-basin at a place (degrees): that of the nearest anchor. */
export function subBasinAt(lon: number, lat: number): number {
  let best = Infinity;
  let codigo = 0;
  for (const { basin, point } of ANCHORS) {
    const distance = ((point[0] - lon) * LON_SCALE) ** 2 + (point[1] - lat) ** 2;
    if (distance < best) {
      best = distance;
      codigo = basin.codigo;
    }
  }
  return codigo;
}
