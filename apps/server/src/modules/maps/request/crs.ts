import { PROJECTED, type ProjectedEpsg } from '@fonte/geo';

/** A coordinate system we speak, and the order in which its written form gives the axes. */
export interface Crs {
  /** Degrees, the web map's metres, or the metres of a projection of SIRGAS 2000. */
  readonly epsg: 4326 | 4674 | 3857 | ProjectedEpsg;
  /** Degrees; longitude and latitude. */
  readonly geographic: boolean;
  /**
   * 'yx' (latitude first) for degrees in the forms that follow the register: urn:ogc:def:crs:EPSG::n and http://www.opengis.net/def/crs/EPSG/0/n.
   * 'xy' for EPSG:n, http://www.opengis.net/gml/srs/epsg.xml#n and CRS:84, as GeoServer and QGIS Server have it, and for metres in every form: easting first in the register too.
   */
  readonly axis: 'xy' | 'yx';
  readonly form: 'short' | 'gml' | 'urn' | 'uri' | 'crs84';
}

/** Codes by which clients know each: 900913 and kin are Web Mercator's older names. */
const CODES: Readonly<Record<string, Crs['epsg']>> = {
  4326: 4326,
  4674: 4674,
  3857: 3857,
  900913: 3857,
  102100: 3857,
  102113: 3857,
  3785: 3857,
  ...Object.fromEntries(PROJECTED.map((epsg) => [epsg, epsg])),
};

export const SERVED_CRS: readonly Crs['epsg'][] = [4674, 4326, 3857, ...PROJECTED];

/** Whether a system is one of those in metres that Brazil maps in: what is stored is put into it when it is asked for. */
export const isProjected = (epsg: Crs['epsg']): epsg is ProjectedEpsg =>
  (PROJECTED as readonly number[]).includes(epsg);

/** Whether a system is of degrees, which are the same numbers in both that we speak. */
export const isDegrees = (epsg: Crs['epsg']): boolean => epsg === 4674 || epsg === 4326;

/** Decimals of a coordinate: a millimetre, of degrees too. */
export const decimalsOf = (epsg: Crs['epsg']): number => (isDegrees(epsg) ? 8 : 3);

const FORMS: readonly [Crs['form'], RegExp][] = [
  ['urn', /^urn:(?:x-)?ogc:def:crs:EPSG:[\d.]*:(\d{4,6})$/i],
  ['uri', /^https?:\/\/www\.opengis\.net\/def\/crs\/EPSG\/[\d.]+\/(\d{4,6})$/i],
  ['gml', /^https?:\/\/www\.opengis\.net\/gml\/srs\/epsg\.xml#(\d{4,6})$/i],
  ['short', /^(?:EPSG:{1,2})?(\d{4,6})$/i],
];
const CRS84 =
  /^(?:CRS:84|OGC:CRS84|urn:(?:x-)?ogc:def:crs:OGC:[\d.]*:CRS84|https?:\/\/www\.opengis\.net\/def\/crs\/OGC\/[\d.]+\/CRS84)$/i;

/** A coordinate system as clients write it; undefined for one that we do not speak. */
export function readCrs(written: string): Crs | undefined {
  const text = written.trim();
  if (CRS84.test(text)) return { epsg: 4326, geographic: true, axis: 'xy', form: 'crs84' };
  for (const [form, pattern] of FORMS) {
    const code = pattern.exec(text)?.[1];
    if (code !== undefined)
      return Object.hasOwn(CODES, code) ? crsOf(CODES[code] as Crs['epsg'], form) : undefined;
  }
  return undefined;
}

/** A coordinate system in one of its forms. */
export function crsOf(epsg: Crs['epsg'], form: Crs['form']): Crs {
  const geographic = isDegrees(epsg);
  return { epsg, geographic, form, axis: geographic && (form === 'urn' || form === 'uri') ? 'yx' : 'xy' };
}

/** How we write it in an answer. */
export function writeCrs({ epsg, form }: Crs): string {
  switch (form) {
    case 'urn':
      return `urn:ogc:def:crs:EPSG::${epsg}`;
    case 'uri':
      return `http://www.opengis.net/def/crs/EPSG/0/${epsg}`;
    case 'crs84':
      return 'urn:ogc:def:crs:OGC:1.3:CRS84';
    case 'short':
    case 'gml':
      // What clients ask for as EPSG:n is written in GML as GeoServer does, so that the axes are known to be longitude first.
      return `http://www.opengis.net/gml/srs/epsg.xml#${epsg}`;
  }
}
