type Json = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://proj.org/schemas/v0.5/projjson.schema.json';
const GRS80 = { name: 'GRS 1980', semi_major_axis: 6_378_137, inverse_flattening: 298.257222101 };
const WGS84 = { name: 'WGS 84', semi_major_axis: 6_378_137, inverse_flattening: 298.257223563 };

const axis = (name: string, abbreviation: string, direction: string, unit: string): Json => ({
  name,
  abbreviation,
  direction,
  unit,
});
const DEGREES: Json = {
  subtype: 'ellipsoidal',
  axis: [
    axis('Geodetic latitude', 'Lat', 'north', 'degree'),
    axis('Geodetic longitude', 'Lon', 'east', 'degree'),
  ],
};
const METRES: Json = {
  subtype: 'Cartesian',
  axis: [axis('Easting', 'X', 'east', 'metre'), axis('Northing', 'Y', 'north', 'metre')],
};

const geographic = (name: string, datum: string, ellipsoid: Json, code: number): Json => ({
  name,
  datum: { type: 'GeodeticReferenceFrame', name: datum, ellipsoid },
  coordinate_system: DEGREES,
  id: { authority: 'EPSG', code },
});
const SIRGAS = geographic(
  'SIRGAS 2000',
  'Sistema de Referencia Geocentrico para las AmericaS 2000',
  GRS80,
  4674,
);
const WORLD = geographic('WGS 84', 'World Geodetic System 1984', WGS84, 4326);

/** SIRGAS 2000, longitude and latitude, as PROJJSON: the system that the data is in. */
export const SIRGAS_2000: Json = { $schema: SCHEMA, type: 'GeographicCRS', ...SIRGAS };

/** Web Mercator as PROJJSON. */
export const WEB_MERCATOR: Json = {
  $schema: SCHEMA,
  type: 'ProjectedCRS',
  name: 'WGS 84 / Pseudo-Mercator',
  base_crs: WORLD,
  conversion: {
    name: 'Popular Visualisation Pseudo-Mercator',
    method: { name: 'Popular Visualisation Pseudo Mercator', id: { authority: 'EPSG', code: 1024 } },
    parameters: [
      parameter('Latitude of natural origin', 8801, 0, 'degree'),
      parameter('Longitude of natural origin', 8802, 0, 'degree'),
      parameter('False easting', 8806, 0, 'metre'),
      parameter('False northing', 8807, 0, 'metre'),
    ],
  },
  coordinate_system: METRES,
  id: { authority: 'EPSG', code: 3857 },
};

/** A projection of SIRGAS 2000 as PROJJSON, by what it is made of. */
export const projectedSirgas = (
  { title, conversion, method, parameters }: Projection,
  code: number,
): Json => ({
  $schema: SCHEMA,
  type: 'ProjectedCRS',
  name: title,
  base_crs: SIRGAS,
  conversion: {
    name: conversion,
    method: { name: method.name, id: { authority: 'EPSG', code: method.code } },
    parameters: parameters.map((one) => parameter(one.name, one.code, one.value, one.unit)),
  },
  coordinate_system: METRES,
  id: { authority: 'EPSG', code },
});

interface Projection {
  readonly title: string;
  readonly conversion: string;
  readonly method: { readonly name: string; readonly code: number };
  readonly parameters: readonly {
    readonly name: string;
    readonly code: number;
    readonly value: number;
    readonly unit: string;
  }[];
}

function parameter(name: string, code: number, value: number, unit: string): Json {
  return { name, value, unit, id: { authority: 'EPSG', code } };
}
