import { accessOf } from '../../../../query/index.ts';
import { LAYER_GROUPS, MAP_WORKSPACE, type Profile } from '@fonte/contracts';
import { PROJECTED, projectedBox, toMercator } from '@fonte/geo';
import type { Call } from '../../../../platform/index.ts';
import { legendSize } from '../../drawing/legend.ts';
import { BRAZIL } from '../../features/extent.ts';
import { USUAL_LEGEND } from '../get-legend.ts';
import { legendOf } from '../legend-classes.ts';
import { maxScaleDenominator } from '../../map/scale.ts';
import { servedTo } from '../../layers/index.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import type { RemoteFacts } from '../../upstream/remote-facts.ts';
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
  /** Branch of the layer tree it stands in; null for one beside the branches. */
  readonly group: string | null;
  /** Box of the features, degrees. */
  readonly box: Box;
  /** Whether it is drawn in the projections too; what another server draws, this one does not say. */
  readonly projected: boolean;
  readonly queryable: boolean;
  readonly maxScale: number | null;
  /** The first is drawn when none is asked. */
  readonly styles: readonly AnnouncedStyle[];
}

/** Layers that stand together in the tree. */
export interface Branch {
  readonly title: string | null;
  readonly layers: readonly AnnouncedLayer[];
}

export interface AnnouncedStyle {
  readonly name: string;
  readonly title: string;
  /** Pixels of its legend. */
  readonly legend: { readonly width: number; readonly height: number };
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
    const box = await maps.statements.run({ who: call.session.idUsuario, signal: call.signal }, () =>
      maps.extents.get(maps.app.database.db, { layer, access }, versao),
    );
    layers.push(ownLayer(layer, box ?? BRAZIL, call.profile));
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

/** A box of degrees in each of the projections, metres. */
export const projectedBoxes = (box: Box): [name: string, sides: [string, string, string, string]][] =>
  PROJECTED.map((epsg) => {
    const { west, south, east, north } = projectedBox(epsg, box);
    const sides = [Math.floor(west), Math.floor(south), Math.ceil(east), Math.ceil(north)].map(String);
    return [`EPSG:${epsg}`, sides as [string, string, string, string]];
  });

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

/** The layers by the branches of the tree, in its order, those of no branch last with a null title. */
export function branches(layers: CapabilitiesFacts['layers']): Branch[] {
  return [...LAYER_GROUPS, null].flatMap((title) => {
    const own = layers.filter(({ group }) => group === title);
    return own.length === 0 ? [] : [{ title, layers: own }];
  });
}

/** Address of the legend of a layer in a style. */
export function legendAddress(
  address: string,
  layer: AnnouncedLayer,
  style: AnnouncedStyle,
  version: string,
): string {
  const part = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');
  return `${address}?service=WMS&version=${version}&request=GetLegendGraphic&format=image/png&layer=${part(layer.name)}&style=${part(style.name)}`;
}

/** Another server draws it: how large, it does not say here. */
const UNKNOWN_LEGEND = { width: 20, height: 20 };

function ownLayer(layer: ServedLayer, box: Box, profile: Profile): AnnouncedLayer {
  const { name, title, group, minZoom } = layer;
  const legend = legendSize(legendOf(layer, profile), USUAL_LEGEND);
  return {
    name: `${MAP_WORKSPACE}:${name}`,
    title,
    abstract: group,
    group,
    box,
    projected: true,
    queryable: true,
    maxScale: minZoom === undefined ? null : Math.round(maxScaleDenominator(minZoom)),
    styles: [
      { name: 'padrao', title, legend },
      { name: 'sem_rotulos', title: `${title}, sem rótulos`, legend },
    ],
  };
}

const remoteLayer = ({ layer: { name }, map }: RemoteFacts): AnnouncedLayer[] =>
  map === null
    ? []
    : [
        {
          name,
          ...map,
          projected: false,
          group: null,
          styles: map.styles.map((style) => ({ ...style, legend: UNKNOWN_LEGEND })),
        },
      ];
