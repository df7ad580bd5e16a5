import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { LayerLook } from '@fonte/contracts';
import { gatheredRadius } from '@fonte/contracts/programme/gathered';
import { Dots } from './dots.ts';
import { clearAway, encodeCanvas, encodeLargeCanvas, release } from './encode-canvas.ts';
import { frameOf, type Frame } from '../shapes/frame.ts';
import {
  isPoint,
  type DrawFrame,
  type DrawPart,
  type LayerLabels,
  type Picture,
  type PlacedMark,
} from '../shapes/job.ts';
import { paintAreas } from './paint-areas.ts';
import { paintGathered } from './paint-gathered.ts';
import { Labels } from './paint-labels.ts';
import { markRadius, paintPoints } from './paint-points.ts';
import { readShapes, readShapesInPieces } from '../shapes/read-shapes.ts';

/** Corners that are paths at once; a tile hardly ever has as many. */
const PIECE_CORNERS = 200_000;

/** A picture being painted, lowest layer first. Its pixels are given back when it is finished or dropped. Runs in the workers. */
export class Painting {
  readonly #canvas: Canvas;
  readonly #frame: Frame;
  readonly #of: DrawFrame;
  #blank = true;
  #marks: readonly PlacedMark[] = [];
  /** The class painted last with its dots: pieces of one class follow each other. */
  #last: { readonly look: string; readonly dots: Dots } | undefined;

  constructor(of: DrawFrame) {
    const { width, height, format, background } = of;
    this.#of = of;
    this.#frame = frameOf(of);
    this.#canvas = createCanvas(width, height);
    if (background === null && format !== 'jpeg') return;
    const context = this.#canvas.getContext('2d');
    context.fillStyle = background ?? '#FFFFFF';
    context.fillRect(0, 0, width, height);
  }

  /** Lays a class or a piece of it on the picture; `points` is how many points its whole layer has in the picture. Errors: RangeError for no TWKB. */
  add({ look, shapes }: DrawPart, points: number): void {
    if (shapes.length === 0) return;
    this.#blank = false;
    const context = this.#canvas.getContext('2d');
    const dots = this.#dotsOf(look);
    if (isPoint(look)) {
      const read = readShapes(shapes, this.#frame);
      paintPoints(context, read.points, look, this.#frame, points, dots);
    } else
      for (const piece of readShapesInPieces(shapes, this.#frame, PIECE_CORNERS))
        paintAreas(context, piece, look, this.#frame, dots);
  }

  /** Lays marks on the picture that stand for all points of a layer. */
  gather(marks: readonly PlacedMark[]): void {
    if (marks.length === 0) return;
    this.#blank = false;
    this.#marks = [...this.#marks, ...marks];
    paintGathered(this.#canvas.getContext('2d'), marks, this.#frame);
  }

  /** Writes the texts, those of the highest layer first: none over another, nor over a mark that has letters of its own. */
  label(layers: readonly LayerLabels[]): void {
    const texts = new Labels();
    for (const { x, y, count } of this.#marks)
      texts.keepFree(this.#frame.x(x), this.#frame.y(y), gatheredRadius(count) * this.#frame.scale);
    const context = this.#canvas.getContext('2d');
    for (const { labels, marks } of layers.toReversed()) {
      texts.paint(context, labels, this.#frame, marks ? markRadius(this.#frame) : 0);
      if (labels.length > 0) this.#blank = false;
    }
  }

  /** The picture's file, at once: for tiles. */
  finish(): Picture {
    const bytes = encodeCanvas(this.#canvas, this.#of.format);
    release(this.#canvas);
    return { bytes, blank: this.#blank };
  }

  /** The picture's file, with no second copy of its pixels in memory. */
  async finishLarge(): Promise<Picture> {
    try {
      return { bytes: await encodeLargeCanvas(this.#canvas, this.#of.format), blank: this.#blank };
    } finally {
      await this.drop();
    }
  }

  /** Gives the pixels back. */
  async drop(): Promise<void> {
    release(this.#canvas);
    this.#last = undefined;
    await clearAway();
  }

  #dotsOf(look: LayerLook): Dots {
    const name = JSON.stringify(look);
    if (this.#last?.look !== name) this.#last = { look: name, dots: new Dots(this.#frame) };
    return this.#last.dots;
  }
}
