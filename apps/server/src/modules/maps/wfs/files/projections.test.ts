import { PROJECTED } from '@fonte/geo';
import { expect, it } from 'vitest';
import { projjsonOf, titleOf } from './file-parts.ts';
import { prjOf } from './shp.ts';

// By GDAL 3.6.2: gdalsrsinfo -o wkt_esri, and -o projjson.
const BY_GDAL = {
  31978:
    'PROJCS["SIRGAS_2000_UTM_Zone_18S",GEOGCS["GCS_SIRGAS_2000",DATUM["D_SIRGAS_2000",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",-75.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]',
  31983:
    'PROJCS["SIRGAS_2000_UTM_Zone_23S",GEOGCS["GCS_SIRGAS_2000",DATUM["D_SIRGAS_2000",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",-45.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]',
  5880: 'PROJCS["SIRGAS_2000_Brazil_Polyconic",GEOGCS["GCS_SIRGAS_2000",DATUM["D_SIRGAS_2000",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Polyconic"],PARAMETER["False_Easting",5000000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",-54.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]',
} as const;

it('a shapefile says its projection as ESRI does', () => {
  for (const [epsg, prj] of Object.entries(BY_GDAL)) expect(prjOf(Number(epsg) as 5880)).toBe(prj);
  expect(new Set(PROJECTED.map(prjOf)).size).toBe(PROJECTED.length);
});

it('a GeoParquet file says its projection as the EPSG does', () => {
  expect(projjsonOf(5880)).toMatchObject({
    type: 'ProjectedCRS',
    name: 'SIRGAS 2000 / Brazil Polyconic',
    base_crs: { name: 'SIRGAS 2000', id: { authority: 'EPSG', code: 4674 } },
    conversion: {
      name: 'Brazil Polyconic',
      method: { name: 'American Polyconic', id: { authority: 'EPSG', code: 9818 } },
      parameters: [
        { name: 'Latitude of natural origin', value: 0, unit: 'degree', id: { code: 8801 } },
        { name: 'Longitude of natural origin', value: -54, unit: 'degree', id: { code: 8802 } },
        { name: 'False easting', value: 5_000_000, unit: 'metre', id: { code: 8806 } },
        { name: 'False northing', value: 10_000_000, unit: 'metre', id: { code: 8807 } },
      ],
    },
    id: { authority: 'EPSG', code: 5880 },
  });
  expect(projjsonOf(31983)).toMatchObject({
    name: 'SIRGAS 2000 / UTM zone 23S',
    conversion: { name: 'UTM zone 23S', method: { id: { code: 9807 } } },
    id: { code: 31983 },
  });
  expect(titleOf(31985)).toBe('SIRGAS 2000 / UTM zone 25S, metros (EPSG:31985)');
});
