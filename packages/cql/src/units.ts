/** Metres in each unit of DWITHIN and BEYOND that GeoServer's ECQL reference names. */
export const METRES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    meters: 1,
    metre: 1,
    metres: 1,
    meter: 1,
    m: 1,
    kilometers: 1000,
    kilometer: 1000,
    kilometre: 1000,
    kilometres: 1000,
    km: 1000,
    feet: 0.3048,
    'statute miles': 1609.344,
    'nautical miles': 1852,
  }),
);

/** Metres in the units that GML names by their EPSG code. */
export const UNIT_CODES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '9001': 1,
    '9036': 1000,
    '9002': 0.3048,
    '9093': 1609.344,
    '9030': 1852,
  }),
);
