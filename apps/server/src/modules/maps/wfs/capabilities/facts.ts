import type { ServedLayer } from '../../layers/layer.ts';
import type { Box } from '../../request/bbox.ts';
import { xml, type Markup } from '../../request/xml.ts';

/** What a capabilities document tells, whatever its version. */
export interface CapabilitiesFacts {
  readonly product: string;
  /** Address of the service. */
  readonly address: string;
  readonly layers: readonly { readonly layer: ServedLayer; readonly box: Box }[];
}

/** Most features of a page where the client names no number (WFS 2.0); files have no such limit. */
export const COUNT_DEFAULT = 10_000;

export const TITLE = 'Fonte de dados: feições do mapa';
export const ABSTRACT =
  'Propriedades, polígonos e camadas de apoio do programa, conforme o perfil de quem entra.';

/** What a layer is about; OWSLib fails on a document without keywords. */
export const keywordsOf = ({ group, title }: ServedLayer): string[] => [group, title, 'programa'];

/** Degrees as documents write them. */
export const degrees = (value: number): string => String(Math.round(value * 1e6) / 1e6);

/** Functions that filters may use. */
export const FUNCTIONS: readonly (readonly [name: string, args: number])[] = [
  ['strToLowerCase', 1],
  ['strToUpperCase', 1],
  ['strTrim', 1],
  ['strLength', 1],
  ['abs', 1],
  ['ceil', 1],
  ['floor', 1],
  ['round', 1],
];

/** The address in the form that the client's parameters can follow. */
export const withQuestion = (address: string): string => `${address}?`;

/** WGS84BoundingBox of OWS Common. */
export const wgs84Box = ({ west, south, east, north }: Box): Markup =>
  xml`<ows:WGS84BoundingBox><ows:LowerCorner>${degrees(west)} ${degrees(south)}</ows:LowerCorner><ows:UpperCorner>${degrees(east)} ${degrees(north)}</ows:UpperCorner></ows:WGS84BoundingBox>`;
