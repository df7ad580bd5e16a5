import { accessOf } from '../../../../query/index.ts';
import { MAP_WORKSPACE } from '@fonte/contracts';
import { toMercator } from '@fonte/geo';
import type { Call } from '../../../../platform/index.ts';
import { BRAZIL } from '../../features/extent.ts';
import { maxScaleDenominator } from '../scale.ts';
import { servedTo } from '../../layers/index.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import type { RemoteFacts } from '../../proxy/remote-facts.ts';
import type { Box } from '../../request/bbox.ts';
import { serviceAddress } from '../../request/service-address.ts';
import type { Maps } from '../../service.ts';

/** What a capabilities document tells, whatever its version. */
export interface CapabilitiesFacts {
  readonly product: string;
  /** Address of the service. */
  readonly address: string;
  /** The caller's layers. */
  readonly layers: readonly AnnouncedLayer[];
}

/** A layer as the documents tell it, ours or another server's. */
export interface AnnouncedLayer {
  /** With its workspace. */
  readonly name: string;
  readonly title: string;
  readonly abstract: string | null;
  /** Box of the features, degrees. */
  readonly box: Box;
  readonly queryable: boolean;
  readonly maxScale: number | null;
  /** The first is drawn when none is asked, and is the legend's. */
  readonly styles: readonly { readonly name: string; readonly title: string }[];
}

export const TITLE = 'Fonte de dados: mapas';
export const ABSTRACT =
  'Propriedades, polígonos e camadas de apoio do programa, conforme o perfil de quem entra.';

/** What the caller's capabilities document tells. */
export async function readFacts(
  maps: Maps,
  call: Call,
  remote: readonly RemoteFacts[],
): Promise<CapabilitiesFacts> {
  const access = accessOf(call);
  const { versao } = await maps.version.current();
  const layers: AnnouncedLayer[] = [];
  for (const layer of servedTo(call.profile)) {
    // oxlint-disable-next-line no-await-in-loop -- short statements, one after the other, on the embedded database's one connection
    const box = await maps.gate.run(call.signal, () =>
      maps.extents.get(maps.app.database.db, { layer, access }, versao),
    );
    layers.push(ownLayer(layer, box ?? BRAZIL));
  }
  layers.push(...remote.flatMap(remoteLayer));
  return { product: maps.app.settings.PRODUCT_NAME, address: serviceAddress(call), layers };
}

/** Degrees as documents write them. */
export const degrees = (value: number): string => String(Math.round(value * 1e6) / 1e6);

/** A box of degrees in web Mercator. */
export function mercatorBox({ west, south, east, north }: Box): [string, string, string, string] {
  const [[x1, y1], [x2, y2]] = [toMercator([west, south]), toMercator([east, north])];
  return [x1, y1, x2, y2].map((value) => String(Math.round(value * 100) / 100)) as [
    string,
    string,
    string,
    string,
  ];
}

/** The box around all layers. */
export const wholeBox = (layers: CapabilitiesFacts['layers']): Box =>
  layers.reduce<Box>(
    (sum, { box }) => ({
      west: Math.min(sum.west, box.west),
      south: Math.min(sum.south, box.south),
      east: Math.max(sum.east, box.east),
      north: Math.max(sum.north, box.north),
      epsg: 4674,
    }),
    layers[0]?.box ?? BRAZIL,
  );

/** Address of a layer's legend. */
export const legendAddress = (address: string, { name }: AnnouncedLayer, version: string): string =>
  `${address}?service=WMS&version=${version}&request=GetLegendGraphic&format=image/png&layer=${encodeURIComponent(name).replace('%3A', ':')}`;

const ownLayer = ({ name, title, group, minZoom }: ServedLayer, box: Box): AnnouncedLayer => ({
  name: `${MAP_WORKSPACE}:${name}`,
  title,
  abstract: group,
  box,
  queryable: true,
  maxScale: minZoom === undefined ? null : Math.round(maxScaleDenominator(minZoom)),
  styles: [
    { name: 'padrao', title },
    { name: 'sem_rotulos', title: `${title}, sem rótulos` },
  ],
});

const remoteLayer = ({ layer: { name }, map }: RemoteFacts): AnnouncedLayer[] =>
  map === null ? [] : [{ name, ...map }];
