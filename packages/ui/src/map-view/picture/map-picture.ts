import type OlMap from 'ol/Map.js';

/**
 * The map as it stands, on a canvas of `width` × `height` px: its canvases one over the other, with their clearness. Errors: a
 * SecurityError later, when a base map's tiles may not be read.
 */
export async function mapPicture(map: OlMap, background: string): Promise<HTMLCanvasElement> {
  await rendered(map);
  const [width = 0, height = 0] = map.getSize() ?? [];
  const ratio = globalThis.devicePixelRatio;
  const picture = document.createElement('canvas');
  picture.width = Math.round(width * ratio);
  picture.height = Math.round(height * ratio);
  const context = picture.getContext('2d');
  if (!context) return picture;
  context.fillStyle = background;
  context.fillRect(0, 0, picture.width, picture.height);
  for (const canvas of map.getViewport()?.querySelectorAll('canvas') ?? []) {
    if (canvas.width === 0 || canvas.height === 0) continue;
    context.save();
    context.globalAlpha = opacityOf(canvas);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrixOf(canvas);
    // The canvas is laid out in CSS pixels.
    context.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio);
    context.drawImage(canvas, 0, 0);
    context.restore();
  }
  return picture;
}

const rendered = (map: OlMap): Promise<void> =>
  new Promise((resolve) => {
    map.once('rendercomplete', () => resolve());
    map.render();
  });

const opacityOf = (canvas: HTMLCanvasElement): number =>
  Number(canvas.style.opacity || canvas.parentElement?.style.opacity || 1);

/** How the canvas's pixels come to stand on the map. */
function matrixOf(canvas: HTMLCanvasElement): number[] {
  const written = /^matrix\(([^)]+)\)$/.exec(canvas.style.transform)?.[1];
  if (written) return written.split(',').map(Number);
  const width = canvas.clientWidth || canvas.width;
  return [width / canvas.width, 0, 0, width / canvas.width, 0, 0];
}
