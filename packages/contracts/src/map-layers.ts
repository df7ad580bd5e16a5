import { can, type Capability } from './capabilities.ts';
import type { MapLayer } from './map-layers/layer.ts';
import {
  areas_abc,
  areas_intervencao,
  areas_propriedade,
  poligonos,
  poligonos_historico,
} from './map-layers/polygons.ts';
import { propriedades, propriedades_car } from './map-layers/properties.ts';
import {
  bacias_20km,
  car,
  municipios,
  processos,
  reserva_legal,
  sub_bacias,
  ufs,
  vegetacao_nativa,
} from './map-layers/surroundings.ts';
import { PROFILES, type Profile } from './profiles.ts';

export * from './map-layers/layer.ts';

/**
 * The map's layers by name, in the order of the layer tree (second text, 2.3): tree, legends, capabilities documents, permissions and tests are
 * made of them. A layer is drawn under those before it.
 */
export const MAP_LAYERS = {
  propriedades,
  propriedades_car,
  areas_propriedade,
  areas_abc,
  areas_intervencao,
  poligonos,
  poligonos_historico,
  car,
  vegetacao_nativa,
  reserva_legal,
  sub_bacias,
  bacias_20km,
  ufs,
  municipios,
  processos,
} as const satisfies Record<string, MapLayer>;

export type LayerName = keyof typeof MAP_LAYERS;

/** Namespace prefix and folder of the layers' addresses, as in `programa:propriedades`. */
export const MAP_WORKSPACE = 'programa';

/** Whether a profile may see a layer; what it may not see does not exist for it. */
export function maySeeLayer(profile: Profile | null, layer: Pick<MapLayer, 'capability'>): boolean {
  return can(profile, layer.capability);
}

/** What lets a profile take a layer as a file: of the polygons page, the right that its own sentence names (second text, 2.5). */
export function downloadOf(layer: Pick<MapLayer, 'capability'>): Capability {
  return layer.capability === 'polygons.read' ? 'polygons.download' : 'map.download';
}

/** Whether a profile is told the published face of the layers only. */
export const seesFaces = (profile: Profile | null): boolean =>
  profile === null || PROFILES[profile].personal !== 'full';

/** A layer as a profile knows it: as declared, or its published face. Server and browser have no other way to ask who is told what of a layer. */
export function faceOf<Layer extends MapLayer>(layer: Layer, profile: Profile | null): Layer {
  const { published, ...whole } = layer;
  if (published === undefined || !seesFaces(profile)) return layer;
  return { ...whole, label: undefined, area: undefined, ...published } as unknown as Layer;
}

/** The layers that a profile may see, in the tree's order and as it knows them. */
export function layersOf(profile: Profile | null): MapLayer[] {
  return Object.values<MapLayer>(MAP_LAYERS)
    .filter((layer) => maySeeLayer(profile, layer))
    .map((layer) => faceOf(layer, profile));
}
