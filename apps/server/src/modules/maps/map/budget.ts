import { writeCql } from '@fonte/cql';
import { serviceFault } from '../request/service-fault.ts';
import type { AskedLayer, MapRequest } from './map-request.ts';

/** Pictures up to here (pixels) are tiles and the like: read in one piece and drawn by the threads that serve everybody. */
export const SMALL_PIXELS = 512 * 512;

/** Most pixels times layers of one map: the largest picture with eight layers, or forty layers on a screen of 2000 × 1600. */
export const MOST_LAYER_PIXELS = 8 * 4096 * 4096;
/** How often one layer may be in a map, each time with another filter, style or year. */
export const MOST_OF_A_LAYER = 6;
/** Most corners of what a large map draws, in the copies made for its scale. */
export const MOST_VERTICES = 8_000_000;

const number = (value: number): string => value.toLocaleString('pt-BR');

/** The layers of a map without those that are there already, drawn alike: drawn again they would change nothing but the time. The highest stays. */
export function onceEach(layers: readonly AskedLayer[]): AskedLayer[] {
  const seen = new Set<string>();
  return layers
    .toReversed()
    .filter(({ layer, style, filter, view }) => {
      const name = JSON.stringify([layer.name, style, filter && writeCql(filter), view.uf, view.ano]);
      const isNew = !seen.has(name);
      seen.add(name);
      return isNew;
    })
    .toReversed();
}

/** Refuses a map that costs too much, by what is known of it before anything is asked of the database. Errors: InvalidParameterValue. */
export function checkPixels({
  layers,
  width,
  height,
}: Pick<MapRequest, 'layers' | 'width' | 'height'>): void {
  const often = new Map<string, number>();
  for (const { layer } of layers) often.set(layer.name, (often.get(layer.name) ?? 0) + 1);
  for (const [name, times] of often)
    if (times > MOST_OF_A_LAYER)
      serviceFault(
        'InvalidParameterValue',
        'layers',
        `A camada ${name} está ${times} vezes no mapa; o limite é ${MOST_OF_A_LAYER}`,
      );
  const pixels = width * height * layers.length;
  if (pixels > MOST_LAYER_PIXELS)
    serviceFault(
      'InvalidParameterValue',
      'width',
      `O mapa tem ${number(pixels)} pixels em todas as suas camadas; o limite é ${number(MOST_LAYER_PIXELS)}. Peça uma figura menor ou menos camadas`,
    );
}

/** Refuses a map of too many corners, told by their stored sizes before any is fetched. Errors: InvalidParameterValue. */
export function checkVertices(vertices: number, most = MOST_VERTICES): void {
  if (vertices > most)
    serviceFault(
      'InvalidParameterValue',
      'bbox',
      `O mapa tem cerca de ${number(vertices)} vértices; o limite é ${number(most)}. Peça uma área menor, menos camadas ou um filtro`,
    );
}
