import type { SKRSContext2D } from '@napi-rs/canvas';
import { usePortalFont } from '../../../answers/pictures/portal-font.ts';
import type { Frame } from '../shapes/frame.ts';
import type { DrawLabel } from '../shapes/job.ts';

const SIZE = 13;
const LONGEST = 40;
/** Room left around a text, pixels. */
const AIR = 3;

/** Texts laid on one picture: none over another, the first stays. */
export class Labels {
  readonly #boxes: [west: number, north: number, east: number, south: number][] = [];

  /** Keeps texts away from a mark that is drawn already: so many pixels round its middle. */
  keepFree(x: number, y: number, radius: number): void {
    this.#boxes.push([x - radius, y - radius, x + radius, y + radius]);
  }

  paint(context: SKRSContext2D, labels: readonly DrawLabel[], frame: Frame, above: number): void {
    if (labels.length === 0) return;
    const size = SIZE * frame.scale;
    usePortalFont(context, size, 600);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3 * frame.scale;
    context.strokeStyle = 'rgba(10,25,18,0.85)';
    context.fillStyle = '#FFFFFF';
    for (const label of labels) {
      const text = label.text.length > LONGEST ? `${label.text.slice(0, LONGEST - 1)}…` : label.text;
      const x = frame.x(label.x);
      const y = frame.y(label.y) - (above === 0 ? 0 : above + size * 0.7);
      const half = context.measureText(text).width / 2 + AIR;
      if (!this.#place([x - half, y - size / 2 - AIR, x + half, y + size / 2 + AIR])) continue;
      context.strokeText(text, x, y);
      context.fillText(text, x, y);
    }
  }

  #place(box: [number, number, number, number]): boolean {
    const [west, north, east, south] = box;
    const taken = this.#boxes.some(([w, n, e, s]) => west < e && east > w && north < s && south > n);
    if (!taken) this.#boxes.push(box);
    return !taken;
  }
}
