import { BRAZIL_POLYCONIC, centralMeridian, zoneOf, type ProjectedEpsg } from './projected.ts';

/** A number of a projection, by the names that the EPSG and ESRI have for it. */
export interface ProjectionParameter {
  readonly name: string;
  readonly code: number;
  readonly esri: string;
  readonly value: number;
  readonly unit: 'degree' | 'metre' | 'unity';
}

/** A projection as files tell it. */
export interface ProjectionFacts {
  /** 'SIRGAS 2000 / UTM zone 23S', as the EPSG calls it. */
  readonly title: string;
  readonly conversion: string;
  readonly method: { readonly name: string; readonly code: number; readonly esri: string };
  readonly parameters: readonly ProjectionParameter[];
}

const shared = (epsg: ProjectedEpsg): readonly ProjectionParameter[] => [
  { name: 'Latitude of natural origin', code: 8801, esri: 'Latitude_Of_Origin', value: 0, unit: 'degree' },
  {
    name: 'Longitude of natural origin',
    code: 8802,
    esri: 'Central_Meridian',
    value: centralMeridian(epsg),
    unit: 'degree',
  },
];
const falseOrigin = (east: number): readonly ProjectionParameter[] => [
  { name: 'False easting', code: 8806, esri: 'False_Easting', value: east, unit: 'metre' },
  { name: 'False northing', code: 8807, esri: 'False_Northing', value: 10_000_000, unit: 'metre' },
];

/** What a system in metres is made of. */
export function projectionFacts(epsg: ProjectedEpsg): ProjectionFacts {
  if (epsg === BRAZIL_POLYCONIC)
    return {
      title: 'SIRGAS 2000 / Brazil Polyconic',
      conversion: 'Brazil Polyconic',
      method: { name: 'American Polyconic', code: 9818, esri: 'Polyconic' },
      parameters: [...shared(epsg), ...falseOrigin(5_000_000)],
    };
  const zone = `UTM zone ${zoneOf(epsg)}S`;
  return {
    title: `SIRGAS 2000 / ${zone}`,
    conversion: zone,
    method: { name: 'Transverse Mercator', code: 9807, esri: 'Transverse_Mercator' },
    parameters: [
      ...shared(epsg),
      {
        name: 'Scale factor at natural origin',
        code: 8805,
        esri: 'Scale_Factor',
        value: 0.9996,
        unit: 'unity',
      },
      ...falseOrigin(500_000),
    ],
  };
}
