import type { Geometry } from 'geojson';
import { geoNamesTowns } from './seats.ts';
import { layer } from './states.ts';

/** One row of the offline base map (geo.contorno). */
export interface Outline {
  readonly tipo: 'pais' | 'rio' | 'lago' | 'cidade';
  readonly nome: string | null;
  /** 1 is the most important. */
  readonly ordem: number | null;
  readonly geom: Geometry;
}

/** Countries of South America by the three letters Natural Earth gives, and the two that GeoNames and Intl use. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ARG: 'AR',
  BOL: 'BO',
  BRA: 'BR',
  CHL: 'CL',
  COL: 'CO',
  ECU: 'EC',
  FLK: 'FK',
  GUY: 'GY',
  PER: 'PE',
  PRY: 'PY',
  SUR: 'SR',
  URY: 'UY',
  VEN: 'VE',
};
const LARGE_TOWN = 200_000;
const CITY_ORDERS = [1_500_000, 700_000, 400_000] as const;

/** Countries, rivers, lakes (Natural Earth, public domain) and the larger cities (GeoNames) of South America. */
export function outlines(): Outline[] {
  const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
  const codes = new Set(Object.values(COUNTRIES));
  const cities = geoNamesTowns().filter((town) => codes.has(town.country) && town.population >= LARGE_TOWN);
  return [
    ...layer('countries').map(({ id, geometry }): Outline => {
      const code = COUNTRIES[String(id)];
      return { tipo: 'pais', nome: (code && names.of(code)) ?? null, ordem: null, geom: geometry };
    }),
    // The package leaves out the names of rivers and lakes.
    ...layer('rivers').map(({ geometry }): Outline => ({
      tipo: 'rio',
      nome: null,
      ordem: null,
      geom: geometry,
    })),
    ...layer('lakes').map(({ geometry }): Outline => ({
      tipo: 'lago',
      nome: null,
      ordem: null,
      geom: geometry,
    })),
    ...cities.map(({ name, population, loc }): Outline => ({
      tipo: 'cidade',
      nome: name,
      ordem: 1 + CITY_ORDERS.filter((limit) => population < limit).length,
      geom: { type: 'Point', coordinates: [...loc.coordinates] },
    })),
  ];
}
