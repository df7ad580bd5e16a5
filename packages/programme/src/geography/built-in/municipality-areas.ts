import type { MultiPolygon } from 'geojson';
import { dissolve } from './dissolve.ts';
import { municipalities, type Municipality } from './seats.ts';
import { states, type State } from './states.ts';
import { voronoiInside } from './voronoi.ts';

export interface MunicipalityArea extends Municipality {
  /** The Voronoi cell of the seat cut at the state's border; null without seat. An approximation, never the mesh of IBGE. */
  readonly geom: MultiPolygon | null;
}

/** All municipalities of Brazil in the order of their codes, with their approximate areas. */
export function municipalityAreas(
  all: readonly Municipality[] = municipalities(),
  outlines: readonly State[] = states(),
): MunicipalityArea[] {
  const areas = new Map<number, MultiPolygon>();
  for (const { uf, geom } of outlines) {
    const seated = all.flatMap((m) =>
      m.uf === uf && m.seat ? [{ code: m.codigo_municipio, seat: m.seat }] : [],
    );
    const cells = voronoiInside(
      seated.map(({ seat }) => seat),
      geom,
    );
    for (const [i, { code }] of seated.entries()) {
      const area = dissolve(cells[i] ?? []);
      if (area.coordinates.length > 0) areas.set(code, area);
    }
  }
  return all.map((m) => ({ ...m, geom: areas.get(m.codigo_municipio) ?? null }));
}
