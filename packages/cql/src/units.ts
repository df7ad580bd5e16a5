/** Metres in each unit of DWITHIN and BEYOND that GeoServer's ECQL reference names. */
export const METRES: Record<string, number> = {
  meters: 1,
  metre: 1,
  metres: 1,
  meter: 1,
  m: 1,
  kilometers: 1000,
  kilometer: 1000,
  km: 1000,
  feet: 0.3048,
  'statute miles': 1609.344,
  'nautical miles': 1852,
};
