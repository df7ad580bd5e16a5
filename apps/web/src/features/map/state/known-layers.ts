import { faceOf, MAP_LAYERS, type LayerName as OwnLayerName, type MapLayer } from '@fonte/contracts';
import type { RemoteLayer } from '@fonte/contracts/routes/remote-layers';
import { currentUser } from '../../../core/session/session-store.ts';

/** A layer of the institution's GeoServer: 'area:rios'. */
type RemoteName = `${string}:${string}`;

/** Name of a layer, the programme's or the institution's. */
export type LayerName = OwnLayerName | RemoteName;

/** What the page knows of a layer; `remote` where the institution's GeoServer has it. */
export type KnownLayer = MapLayer & { remote?: RemoteLayer };

export const isOwnLayer = (key: string): key is OwnLayerName => Object.hasOwn(MAP_LAYERS, key);

/** Whether that could be the name of a layer of another server; whether it has one is known when it has answered. */
export const isRemoteName = (key: string): key is RemoteName => /^[\w-]{1,60}:[\w.-]{1,60}$/.test(key);

const remote = new Map<string, KnownLayer>();

/** Keeps what the institution's GeoServer has now. */
export function knowRemoteLayers(layers: readonly RemoteLayer[]): void {
  remote.clear();
  for (const layer of layers) remote.set(layer.nome, layerOfRemote(layer));
}

/** Whether that layer is there: the programme's are. */
export const isKnownLayer = (name: LayerName): boolean => isOwnLayer(name) || remote.has(name);

/** A layer by its name, as who is signed in knows it. One of the other server that is not there any more is a layer without anything. */
export function layerOf(name: LayerName): KnownLayer {
  if (isOwnLayer(name)) return faceOf<MapLayer>(MAP_LAYERS[name], currentUser()?.profile ?? null);
  return remote.get(name) ?? { ...EMPTY, name, title: name };
}

const EMPTY = {
  group: 'Limites',
  geometry: 'Polygon',
  columns: [],
  classes: [],
  capability: 'map.read',
  key: 'id',
  params: [],
} satisfies Omit<MapLayer, 'name' | 'title'>;

const TYPES = { texto: 'text', numero: 'decimal', data: 'date', logico: 'boolean' } as const;

/** Its columns are the other server's: all of them stand on the card, under their own names. */
function layerOfRemote(layer: RemoteLayer): KnownLayer {
  return {
    ...EMPTY,
    name: layer.nome,
    title: layer.titulo,
    columns: (layer.feicoes?.colunas ?? []).map(({ nome, tipo }) => ({
      name: nome,
      title: nome,
      type: TYPES[tipo],
      card: true,
    })),
    ...(layer.escala_maxima === null ? {} : { minZoom: zoomOfScale(layer.escala_maxima) }),
    remote: layer,
  };
}

/** Denominator of zoom 0 with pixels of 0.28 mm, as OGC counts scales. */
const SCALE_AT_ZOOM_0 = 559_082_264;

/** The first whole zoom that is no farther away than that scale. */
const zoomOfScale = (denominator: number): number =>
  Math.max(0, Math.ceil(Math.log2(SCALE_AT_ZOOM_0 / denominator)));
