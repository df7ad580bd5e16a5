import { gatheredRadius, isAfar } from '@fonte/contracts/programme/gathered';
import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import { drawGathered } from './gathered-mark.ts';
import { gather, mayGather, type Gathered } from './gathered.ts';
import type { MapPoint } from '../map-model.ts';
import { MARK_RADIUS, NEAR_ZOOM, sprite } from './sprites.ts';

/** The ring around what is selected, and its width (docs/design/tokens.md, "Situations"). */
const SELECTED = { color: '#FFD84D', width: 3 };

export interface PointsPlace {
  opacity?: number;
  zIndex?: number;
  visible?: boolean;
}

/**
 * All points on one canvas, one drawImage each from a pre-drawn sprite. OpenLayers' WebGL layer needs a blob worker,
 * which the content policy forbids, and its canvas layer builds a style and an instruction per point; this needs neither
 * (docs/decisions/0010-map-points-on-one-canvas.md).
 */
export class PointsLayer {
  readonly layer: Layer;
  readonly #canvas = document.createElement('canvas');
  #points: readonly MapPoint[] = [];
  #places = new Float64Array(0);
  #hidden: ReadonlySet<string | null> = new Set();
  #selected: string | null = null;
  #mayGather = false;
  /** The shown points by region, once they were asked for. */
  #regions: readonly Gathered[] | null = null;
  /** The frame drawn last, for picking. */
  #frame: FrameState | null = null;

  constructor() {
    Object.assign(this.#canvas.style, { position: 'absolute', left: '0', top: '0' });
    this.layer = new Layer({ render: (frame) => this.#draw(frame) });
    this.layer.setZIndex(10);
  }

  setPoints(points: readonly MapPoint[]): void {
    this.#points = points;
    this.#places = new Float64Array(points.length * 2);
    for (const [index, point] of points.entries()) {
      const [x = 0, y = 0] = fromLonLat([...point.at]);
      this.#places[index * 2] = x;
      this.#places[index * 2 + 1] = y;
    }
    this.#mayGather = mayGather(points);
    this.#regions = null;
    this.layer.changed();
  }

  /** Among the other layers: how clear, how high, whether at all. */
  setPlace({ opacity = 1, zIndex = 10, visible = true }: PointsPlace): void {
    this.layer.setOpacity(opacity);
    this.layer.setZIndex(zIndex);
    this.layer.setVisible(visible);
    this.#canvas.style.opacity = String(opacity);
    if (!visible) this.#frame = null;
  }

  /** Situations that the legend has switched off. */
  setHidden(hidden: ReadonlySet<string | null>): void {
    this.#hidden = hidden;
    this.#regions = null;
    this.layer.changed();
  }

  setSelected(id: string | null): void {
    this.#selected = id;
    this.layer.changed();
  }

  /** The visible point nearest to that pixel, no further than `reach` px; null when there is none, and while points are gathered. */
  at(pixel: readonly number[], reach: number): MapPoint | null {
    const frame = this.#frame;
    if (!frame || this.#gathers(frame)) return null;
    let best: MapPoint | null = null;
    let least = reach * reach;
    this.#eachVisible(frame, (point, x, y) => {
      const away = (x - (pixel[0] ?? 0)) ** 2 + (y - (pixel[1] ?? 0)) ** 2;
      if (away <= least) {
        least = away;
        best = point;
      }
    });
    return best;
  }

  /** The region whose mark is at that pixel, the one that lies over the others; null when there is none. */
  regionAt(pixel: readonly number[]): Gathered | null {
    const frame = this.#frame;
    if (!frame || !this.#gathers(frame)) return null;
    return (
      this.#gathered().findLast((one) => {
        const [x, y] = pixelOf(frame, one.x, one.y);
        return Math.hypot(x - (pixel[0] ?? 0), y - (pixel[1] ?? 0)) <= gatheredRadius(one.count);
      }) ?? null
    );
  }

  #gathers({ viewState }: FrameState): boolean {
    return this.#mayGather && isAfar(viewState.zoom);
  }

  #gathered(): readonly Gathered[] {
    this.#regions ??= gather(this.#points, this.#places, this.#hidden);
    return this.#regions;
  }

  #eachVisible(frame: FrameState, visit: (point: MapPoint, x: number, y: number) => void): void {
    // Written out: for tens of thousands of points, many times a second.
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = frame.coordinateToPixelTransform;
    const [width = 0, height = 0] = frame.size;
    const margin = 12;
    for (let index = 0; index < this.#points.length; index += 1) {
      const point = this.#points[index]!;
      if (this.#hidden.has(point.situation)) continue;
      const worldX = this.#places[index * 2]!;
      const worldY = this.#places[index * 2 + 1]!;
      const x = a * worldX + c * worldY + e;
      const y = b * worldX + d * worldY + f;
      if (x < -margin || y < -margin || x > width + margin || y > height + margin) continue;
      visit(point, x, y);
    }
  }

  #draw(frame: FrameState): HTMLElement {
    this.#frame = frame;
    const [width = 0, height = 0] = frame.size;
    const ratio = frame.pixelRatio;
    const canvas = this.#canvas;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    const radius = frame.viewState.zoom >= NEAR_ZOOM ? MARK_RADIUS.near : MARK_RADIUS.far;
    let chosen: { point: MapPoint; x: number; y: number } | null = null;
    const put = (point: MapPoint, x: number, y: number, size: number) => {
      const mark = sprite(point.situation, size, ratio);
      context.drawImage(
        mark,
        Math.round(x * ratio - mark.width / 2),
        Math.round(y * ratio - mark.height / 2),
      );
    };
    const gathers = this.#gathers(frame);
    if (gathers)
      for (const one of this.#gathered()) drawGathered(context, one, pixelOf(frame, one.x, one.y), ratio);
    if (!gathers || this.#selected !== null)
      this.#eachVisible(frame, (point, x, y) => {
        if (point.id === this.#selected) chosen = { point, x, y };
        else if (!gathers) put(point, x, y, radius);
      });
    // Last, so that no neighbour covers it. (The cast: TypeScript does not see the assignment in the callback.)
    const selected = chosen as { point: MapPoint; x: number; y: number } | null;
    if (selected) {
      put(selected.point, selected.x, selected.y, MARK_RADIUS.selected);
      context.beginPath();
      context.arc(selected.x * ratio, selected.y * ratio, (MARK_RADIUS.selected + 5) * ratio, 0, 2 * Math.PI);
      context.strokeStyle = SELECTED.color;
      context.lineWidth = SELECTED.width * ratio;
      context.stroke();
    }
    return canvas;
  }
}

/** A place of the map as a pixel of its frame. */
function pixelOf({ coordinateToPixelTransform }: FrameState, x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = coordinateToPixelTransform;
  return [a * x + c * y + e, b * x + d * y + f];
}
