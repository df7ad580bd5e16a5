import { MAP_LAYERS, type LayerLook } from '@fonte/contracts';
import { afterAll, describe, expect, test } from 'vitest';
import { createCanvas } from '@napi-rs/canvas';
import { Dots } from './dots.ts';
import { draw } from './draw.ts';
import { frameOf } from '../shapes/frame.ts';
import type { DrawJob, DrawLayer } from '../shapes/job.ts';
import { Painting } from './painting.ts';
import { DrawingPool } from './pool.ts';
import { readShapes, readShapesInPieces, type Shapes } from '../shapes/read-shapes.ts';
import { pixelsOf } from './testing/pixels.ts';
import { twkbPoint, twkbPolygon, varint } from './testing/twkb.ts';

const RED: LayerLook = { shape: 'area', stroke: '#ff0000', fill: '#00ff00', fillOpacity: 1, width: 2 };
const CIRCLE: LayerLook = { shape: 'circle', fill: '#0000ff' };

const layer = (look: LayerLook, ...shapes: number[][]): DrawLayer => ({
  parts: [{ look, shapes: Uint8Array.from(shapes.flat()) }],
  labels: [],
});
const job = (layers: DrawLayer[], more: Partial<DrawJob> = {}): DrawJob => ({
  width: 100,
  height: 100,
  box: [0, 0, 1_000, 1_000],
  degrees: false,
  background: null,
  format: 'png',
  scale: 1,
  layers,
  ...more,
});
const square = (west: number, south: number, side: number) =>
  twkbPolygon([
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ]);

describe('areas', () => {
  test('are filled and edged where they lie, the north above', async () => {
    const { bytes, blank } = draw(job([layer(RED, square(200, 600, 300))]));
    const seen = await pixelsOf(bytes);
    expect(blank).toBe(false);
    expect([seen.at(35, 25), seen.at(20, 25), seen.at(35, 75), seen.at(60, 25)]).toEqual([
      '#00ff00',
      '#ff0000',
      'none',
      'none',
    ]);
  });

  test('of less than a pixel are dots', async () => {
    const seen = await pixelsOf(draw(job([layer(RED, square(500, 500, 3))])).bytes);
    expect(seen.at(50, 50)).toBe('#ff0000');
    expect(seen.inked()).toBe(4);
  });

  test('reach beyond the picture without a seam, however far', async () => {
    const seen = await pixelsOf(draw(job([layer(RED, square(-9_000_000, -9_000_000, 18_000_000))])).bytes);
    expect(seen.inked()).toBe(100 * 100);
    expect(new Set([seen.at(0, 0), seen.at(99, 99), seen.at(50, 50)])).toEqual(new Set(['#00ff00']));
  });
});

describe('points', () => {
  test('have their mark, cut at no edge', async () => {
    const seen = await pixelsOf(
      draw(job([layer(CIRCLE, twkbPoint([500, 500]), twkbPoint([-20, 500]))])).bytes,
    );
    expect(seen.at(50, 50)).toBe('#0000ff');
    expect(seen.at(0, 50)).toBe('#0000ff');
  });

  test('on one place are drawn once', async () => {
    const once = draw(job([layer(CIRCLE, twkbPoint([500, 500]))])).bytes;
    const often = draw(
      job([layer(CIRCLE, ...Array.from({ length: 50 }, () => twkbPoint([500, 500])))]),
    ).bytes;
    expect(Buffer.from(often)).toEqual(Buffer.from(once));
  });

  test('of a layer are all dots from afar, also those of a class with few; a few of them are marks', async () => {
    const afar = { box: [0, 0, 200_000, 200_000] } as const;
    const rare = {
      look: { ...CIRCLE, fill: '#ff0000' },
      shapes: Uint8Array.from(twkbPoint([100_000, 100_000])),
    };
    const many = {
      look: CIRCLE,
      shapes: Uint8Array.from(Array.from({ length: 61 }, (_, at) => twkbPoint([at * 2_000, 0])).flat()),
    };
    const red = async (parts: DrawLayer['parts']) => {
      const seen = await pixelsOf(draw(job([{ parts, labels: [] }], afar)).bytes);
      return Array.from({ length: 20 }, (_, at) => seen.at(40 + at, 50)).filter((one) => one === '#ff0000')
        .length;
    };
    expect(await red([many, rare])).toBe(3);
    expect(await red([rare])).toBeGreaterThan(3);
  });

  test('each shape of the situations draws something else', () => {
    const drawn = MAP_LAYERS.propriedades.classes.map(({ look }) =>
      Buffer.from(draw(job([layer({ ...look, fill: '#000000' }, twkbPoint([500, 500]))])).bytes).toString(
        'hex',
      ),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

describe('marks that stand for all points of a region', () => {
  const mark = { region: 'GO', count: 100, x: 500, y: 500 };
  const gathered = (more = {}): DrawLayer => ({
    parts: [],
    labels: [],
    gathered: [
      {
        ...mark,
        parts: [
          ['#ff0000', 50],
          ['#0000ff', 50],
        ],
        ...more,
      },
    ],
  });

  test('have a ring in the colours of what they stand for, the first to the right, round a dark ground', async () => {
    const { bytes, blank } = draw(job([gathered()]));
    const seen = await pixelsOf(bytes);
    // The radius is 23: a white rim, the ring, the ground.
    expect([seen.at(50 + 21, 50), seen.at(50 - 21, 50), seen.at(50 - 16, 50)]).toEqual([
      '#ff0000',
      '#0000ff',
      '#12372a',
    ]);
    expect([blank, seen.at(50, 20), seen.at(50, 80)]).toEqual([false, 'none', 'none']);
  });

  test('lie half in each of two pictures side by side, and over the layers below', async () => {
    const halves = [0, 500].map(
      (west) => draw(job([gathered()], { width: 50, box: [west, 0, west + 500, 1_000] })).bytes,
    );
    const [left, right] = [await pixelsOf(halves[0]!), await pixelsOf(halves[1]!)];
    const whole = await pixelsOf(draw(job([gathered()])).bytes);
    expect([left.at(49, 28), right.at(0, 28)]).toEqual([whole.at(49, 28), whole.at(50, 28)]);
    // An edge's pixel may be the faintest of all in one of them.
    expect(Math.abs(left.inked() + right.inked() - whole.inked())).toBeLessThan(4);
    const over = await pixelsOf(draw(job([layer(RED, square(0, 0, 1_000)), gathered()])).bytes);
    expect(over.at(50 + 21, 50)).toBe('#ff0000');
    expect(over.at(50 - 16, 50)).toBe('#12372a');
  });

  test('have no text of another layer over their own', () => {
    const named = (x: number): DrawLayer => ({ parts: [], labels: [{ text: 'Goiás', x, y: 500 }] });
    const alone = Buffer.from(draw(job([gathered()])).bytes);
    expect(Buffer.from(draw(job([named(450), gathered()])).bytes).equals(alone)).toBe(true);
    const wide = { width: 200, box: [0, 0, 2_000, 1_000] } as const;
    const apart = draw(job([named(1_500), gathered()], wide)).bytes;
    expect(Buffer.from(apart).equals(Buffer.from(draw(job([gathered()], wide)).bytes))).toBe(false);
  });

  test('are larger for paper', async () => {
    const [usual, paper] = [draw(job([gathered()])).bytes, draw(job([gathered()], { scale: 2 })).bytes];
    const inked = async (bytes: Uint8Array) => (await pixelsOf(bytes)).inked();
    expect((await inked(paper)) / (await inked(usual))).toBeCloseTo(4, 0);
  });
});

describe('the picture', () => {
  test('lays the last layer on top', async () => {
    const seen = await pixelsOf(
      draw(job([layer(RED, square(0, 0, 1_000)), layer(CIRCLE, twkbPoint([500, 500]))])).bytes,
    );
    expect(seen.at(50, 50)).toBe('#0000ff');
  });

  test('in degrees puts a place where its latitude is', async () => {
    const [x, y] = [-5_565_974.54, -1_689_200.14]; // 50 W, 15 S
    const box = [-51, -16, -49, -14] as const;
    const point = twkbPoint([Math.round(x), Math.round(y)]);
    const seen = await pixelsOf(draw(job([layer(CIRCLE, point)], { box, degrees: true })).bytes);
    expect(seen.at(50, 50)).toBe('#0000ff');
  });

  test('without anything on it says so', () => {
    expect(draw(job([])).blank).toBe(true);
  });

  test('writes a text once where two collide', async () => {
    const label = (text: string) => ({ text, x: 500, y: 500 });
    const one = draw(job([{ parts: [], labels: [label('Águas')] }])).bytes;
    const two = draw(job([{ parts: [], labels: [label('Águas'), label('Outra')] }])).bytes;
    expect((await pixelsOf(one)).inked()).toBeGreaterThan(50);
    expect(Buffer.from(two)).toEqual(Buffer.from(one));
  });

  test('of thousands of colours keeps them apart within what an eye can tell', async () => {
    const looks = Array.from({ length: 60 }, (_, i): LayerLook => ({
      shape: 'area',
      fill: `#${(i * 4).toString(16).padStart(2, '0')}80ff`,
      fillOpacity: 0.35,
      stroke: '#a0522d',
      width: 3,
    }));
    const layers = looks.map((look, i) =>
      layer(look, square((i % 8) * 110 + i, Math.floor(i / 8) * 110 + i, 137)),
    );
    const [free, small] = (['png', 'png8'] as const).map((format) => draw(job(layers, { format })).bytes);
    const [a, b] = [await pixelsOf(free!), await pixelsOf(small!)];
    const reds = (at: string) => (at === 'none' ? 0 : Number.parseInt(at.slice(1, 3), 16));
    for (let at = 0; at < 100; at += 7)
      expect(Math.abs(reds(a.at(at, at)) - reds(b.at(at, at)))).toBeLessThan(90);
    expect(small![25]).toBe(3);
  });

  test('in JPEG has a white ground', async () => {
    const seen = await pixelsOf(draw(job([], { format: 'jpeg' })).bytes);
    expect(seen.at(10, 10)).toBe('#ffffff');
  });
});

describe('the threads', () => {
  const pool = new DrawingPool({ threads: 2 });
  afterAll(() => pool.close());

  test('draw what a call draws, many at once', async () => {
    const jobs = Array.from({ length: 8 }, (_, i) => job([layer(RED, square(i * 50, 100, 300))]));
    // First: the memory of the shapes goes over to the threads.
    const expected = jobs.map((one) => Buffer.from(draw(one).bytes));
    const drawn = await Promise.all(jobs.map((one) => pool.draw(one)));
    expect(drawn.map(({ bytes }) => Buffer.from(bytes))).toEqual(expected);
  });

  test('tell of a job that cannot be drawn, and go on', async () => {
    const broken = { parts: [{ look: RED, shapes: Uint8Array.from([3, 0, 1, 200]) }], labels: [] };
    await expect(pool.draw(job([broken]))).rejects.toThrow('TWKB ends too early');
    await expect(pool.draw(job([]))).resolves.toMatchObject({ blank: true });
  });

  test('drop a job whose caller has gone', async () => {
    await expect(pool.draw(job([]), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  test('that die over a job are told of by a failure that may be asked again, and replaced', async () => {
    const small = new DrawingPool({ threads: 1, held: 1, memoryMb: 48 });
    // One ring of so many corners that they do not fit into the thread's memory, each a step to the right and back.
    const corners = 12_000_000;
    const head = [3, 0, 1, ...varint(corners)];
    const shapes = new Uint8Array(head.length + 2 * corners).fill(1);
    shapes.set(head);
    for (let at = head.length; at < shapes.length; at += 4) shapes.fill(2, at, at + 2);
    const heavy = { parts: [{ look: RED, shapes }], labels: [] };
    await expect(small.draw(job([heavy]))).rejects.toMatchObject({ failure: 'mapNotDrawn', status: 503 });
    await expect(small.draw(job([]))).resolves.toMatchObject({ blank: true });
    await small.close();
  });

  test('that take too long over a job are ended, and replaced', async () => {
    const hasty = new DrawingPool({ threads: 1, orderMs: 0 });
    await expect(hasty.draw(job([layer(RED, square(0, 0, 100))]))).rejects.toMatchObject({
      failure: 'mapNotDrawn',
    });
    await expect(hasty.draw(job([]))).rejects.toMatchObject({ failure: 'mapNotDrawn' });
    await hasty.close();
  });

  test('paint a picture piece by piece as one drawn at once, and give the place back however it ends', async () => {
    const large = new DrawingPool({ threads: 1, held: 1 });
    const states: DrawLayer = {
      parts: [],
      labels: [],
      gathered: [{ region: 'GO', count: 70, x: 700, y: 300, parts: [['#ff0000', 70]] }],
    };
    const whole = job([layer(RED, square(100, 100, 300)), states, layer(CIRCLE, twkbPoint([500, 500]))]);
    const { layers, ...frame } = whole;
    // First: the memory of the shapes goes over to the thread.
    const atOnce = Buffer.from(draw(whole).bytes);
    const dropped = await large.paint(frame);
    dropped.close();
    const failing = await large.paint(frame);
    const broken = { look: RED, shapes: Uint8Array.from([3, 0, 1, 200]) };
    await expect(failing.add(broken, 0)).rejects.toThrow('TWKB ends too early');
    failing.close();
    const painting = await large.paint(frame);
    for (const { parts, gathered = [] } of layers) {
      for (const part of parts) await painting.add(part, 1);
      await painting.gather(gathered);
    }
    const { bytes } = await painting.finish([]);
    painting.close();
    expect(Buffer.from(bytes)).toEqual(atOnce);
    await large.close();
  });
});

test('dots that come in pieces are painted once, wherever in a large picture', async () => {
  const size = { width: 1_500, height: 900 };
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const dots = new Dots(size);
  const places = [0, 1, 2, 700, 899].map((y) => [1_499 - y, y] as const);
  for (const [x, y] of places) dots.add(x, y, 1);
  dots.paint(context, '#ff0000', 0.5);
  for (const [x, y] of places) dots.add(x, y, 1);
  dots.paint(context, '#ff0000', 0.5);
  const opacity = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3];
  expect(places.map(([x, y]) => opacity(x, y))).toEqual([128, 128, 128, 128, 128]);
  expect((await pixelsOf(canvas.encodeSync('png'))).inked()).toBe(5);
});

test('a large picture is written in bands as a small one at once, and its pixels are given back', async () => {
  const whole = job([layer(RED, square(100, 100, 300))], { width: 1_600, height: 1_300 });
  const { layers, ...frame } = whole;
  const painting = new Painting(frame);
  painting.add(layers[0]!.parts[0]!, 0);
  const { bytes } = await painting.finishLarge();
  expect(Buffer.from(bytes)).toEqual(Buffer.from(draw(whole).bytes));
});

test('shapes are read a piece at a time', () => {
  const many = Array.from({ length: 50 }, (_, at) => square(at * 20, 0, 19)).flat();
  const frame = frameOf(job([]));
  const pieces = [...readShapesInPieces(Uint8Array.from(many), frame, 20)];
  expect(pieces.every(({ corners, points }) => corners.length + points.length <= 2 * 25)).toBe(true);
  const areas = (shapes: Shapes[]) =>
    shapes.reduce((sum, { areas: a, points }) => sum + a.length + points.length / 2, 0);
  expect([pieces.length > 5, areas(pieces)]).toEqual([
    true,
    areas([readShapes(Uint8Array.from(many), frame)]),
  ]);
});
