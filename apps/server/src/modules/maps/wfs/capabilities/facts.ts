import { MAP_WORKSPACE } from '@fonte/contracts';
import type { ServedLayer } from '../../layers/layer.ts';
import { prefixOf, type RemoteFacts } from '../../upstream/remote-facts.ts';
import type { Box } from '../../request/bbox.ts';
import { SERVED_CRS } from '../../request/crs.ts';
import { Markup, xml } from '../../../../answers/xml/xml.ts';

/** What a capabilities document tells, whatever its version. */
export interface CapabilitiesFacts {
  readonly product: string;
  /** Address of the service. */
  readonly address: string;
  /** Prefixes of other servers' layers, with what they stand for. */
  readonly prefixes: readonly (readonly [prefix: string, namespace: string])[];
  readonly layers: readonly AnnouncedType[];
  /** Features of a page where the client names no number (`CountDefault`). */
  readonly page: number;
}

/** A layer as the documents tell it, ours or another server's. */
export interface AnnouncedType {
  /** With its prefix. */
  readonly name: string;
  readonly title: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
  /** Code in the EPSG of the features' own system. */
  readonly epsg: number;
  readonly box: Box;
}

export const TITLE = 'Fonte de dados: feições do mapa';
export const ABSTRACT =
  'Propriedades, polígonos e camadas de apoio do programa, conforme o perfil de quem entra.';

/** A layer of ours; OWSLib fails on a document without keywords. */
export const ownType = ({ name, title, group }: ServedLayer, box: Box): AnnouncedType => ({
  name: `${MAP_WORKSPACE}:${name}`,
  title,
  abstract: group,
  keywords: [group, title, 'programa'],
  epsg: 4674,
  box,
});

/** Prefixes that mean something else in one of the documents. */
const TAKEN = new Set([
  'wfs',
  'ows',
  'gml',
  'fes',
  'ogc',
  'xlink',
  'xs',
  'xsd',
  'xsi',
  'xml',
  'xmlns',
  MAP_WORKSPACE,
]);

/** The other server's layers that have features and a prefix which XML and the documents have free. */
export const remoteTypes = (remote: readonly RemoteFacts[]): { type: AnnouncedType; namespace: string }[] =>
  remote.flatMap(({ layer, features }) => {
    if (features === null || !/^[A-Za-z_][\w-]*:[A-Za-z_]/.test(layer.name) || TAKEN.has(prefixOf(layer)))
      return [];
    const { title, abstract, epsg, box, namespace } = features;
    return [
      {
        type: { name: layer.name, title, abstract: abstract ?? title, keywords: [title], epsg, box },
        namespace,
      },
    ];
  });

/** What the prefixes of the other server's layers stand for. */
export const declared = (prefixes: CapabilitiesFacts['prefixes']): Markup[] =>
  prefixes.map(([prefix, namespace]) => xml` ${new Markup(`xmlns:${prefix}`)}="${namespace}"`);

/** The systems a layer's features can be asked in, its own first. */
export const systemsOf = ({ epsg }: AnnouncedType): number[] => [
  epsg,
  ...SERVED_CRS.filter((served) => served !== epsg),
];

/** Degrees as documents write them. */
export const degrees = (value: number): string => String(Math.round(value * 1e6) / 1e6);

/** The address in the form that the client's parameters can follow. */
export const withQuestion = (address: string): string => `${address}?`;

/** WGS84BoundingBox of OWS Common. */
export const wgs84Box = ({ west, south, east, north }: Box): Markup =>
  xml`<ows:WGS84BoundingBox><ows:LowerCorner>${degrees(west)} ${degrees(south)}</ows:LowerCorner><ows:UpperCorner>${degrees(east)} ${degrees(north)}</ows:UpperCorner></ows:WGS84BoundingBox>`;
