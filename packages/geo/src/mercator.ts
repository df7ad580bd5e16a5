import type { Position } from './geometry.ts';

/** Radius of EPSG:3857's sphere, metres. */
const RADIUS_M = 6_378_137;
/** Largest latitude the square web map holds, degrees. */
export const MERCATOR_LATITUDE_LIMIT = 85.051128779807;
/** Half the width of the web map, metres. */
export const MERCATOR_EXTENT = Math.PI * RADIUS_M;

/** EPSG codes answered by the services. 900913 is 3857's old name; 4674 and 4326 differ by less than a metre and are taken as equal. */
export const EPSG = { webMercator: 3857, google: 900913, sirgas2000: 4674, wgs84: 4326 } as const;

/** Degrees to EPSG:3857 metres; latitudes beyond the web map's square are clamped to it. */
export function toMercator([lon, lat]: Position): [x: number, y: number] {
  const clamped = Math.max(-MERCATOR_LATITUDE_LIMIT, Math.min(MERCATOR_LATITUDE_LIMIT, lat));
  return [
    (lon * Math.PI * RADIUS_M) / 180,
    RADIUS_M * Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)),
  ];
}

/** EPSG:3857 metres to degrees. */
export function fromMercator([x, y]: [number, number]): Position {
  return [((x / RADIUS_M) * 180) / Math.PI, (Math.atan(Math.sinh(y / RADIUS_M)) * 180) / Math.PI];
}
