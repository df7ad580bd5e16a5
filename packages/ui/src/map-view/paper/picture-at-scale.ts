import type OlMap from 'ol/Map.js';
import { getPointResolution } from 'ol/proj.js';
import { mapPicture } from '../picture/map-picture.ts';
import { metresAPixel, PIXELS_A_MM, type Place } from './paper-page.ts';

/**
 * The map around its middle as it is drawn on a place of the paper at a scale, and the scale that it came to: a map goes no nearer and no further than its
 * own limits. It stands as it stood afterwards. Errors: a map that has not been drawn yet; those of `mapPicture`.
 */
export async function pictureAtScale(
  map: OlMap,
  place: Place,
  scale: number,
  background: string,
): Promise<{ picture: HTMLCanvasElement; scale: number }> {
  const view = map.getView();
  const [size, center, resolution] = [map.getSize(), view.getCenter(), view.getResolution()];
  if (!size || !center || !resolution) throw new Error('the map is not drawn yet');
  // The picture has as many pixels on every screen; where the screen's are finer, marks and letters take more of them.
  const ratio = globalThis.devicePixelRatio;
  const wanted = (metresAPixel(scale) * ratio) / getPointResolution('EPSG:3857', 1, center);
  try {
    view.cancelAnimations();
    map.setSize([place.width, place.height].map((mm) => Math.round((mm * PIXELS_A_MM) / ratio)));
    view.setResolution(wanted);
    view.setCenter(center);
    const picture = await mapPicture(map, background);
    return { picture, scale: (scale * (view.getResolution() ?? wanted)) / wanted };
  } finally {
    map.setSize(size);
    view.setResolution(resolution);
    view.setCenter(center);
  }
}

/** Metres in the field that the screen shows across and up, at its middle. */
export function metresOnScreen(map: OlMap): { width: number; height: number } {
  const view = map.getView();
  const [center, resolution] = [view.getCenter(), view.getResolution()];
  const [width = 0, height = 0] = map.getSize() ?? [];
  if (!center || !resolution) return { width: 0, height: 0 };
  const metres = getPointResolution('EPSG:3857', resolution, center);
  return { width: width * metres, height: height * metres };
}
