import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { chartPicture, PICTURE_WIDTH } from './chart-picture.ts';
import { colorOf, INK, TONE_INK } from './ink.ts';
import { chartWords, LABELS_TOLD, type ToldChart } from './told-chart.ts';

const series = (name: string, exact: readonly (string | null)[], drawn = true) => ({
  name,
  unit: 'visitas',
  exact,
  words: exact.map((one) => (one === null ? '–' : `${one} visitas`)),
  drawn,
});
const chart = (more: Partial<ToldChart>): ToldChart => ({
  title: 'Visitas por estado',
  note: '',
  form: 'rows',
  stacked: false,
  labels: ['GO', 'MG', 'BA'],
  series: [series('Visitas', ['10', '20', null])],
  ...more,
});

/** How many pixels of a picture have a colour, and its size. */
async function looked(
  one: ToldChart,
  color: string,
): Promise<{ pixels: number; width: number; corner: number[] }> {
  const image = await loadImage(await chartPicture(one));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let pixels = 0;
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((part, own) => data[at + own] === part)) pixels += 1;
  return { pixels, width: image.width, corner: [...data.subarray(0, 4)] };
}

test('every figure is told with its label, of several series each by its name', () => {
  expect(chartWords(chart({}))).toEqual(['GO: 10 visitas', 'MG: 20 visitas', 'BA: –']);
  const two = chart({ series: [series('Ciclo 1', ['1', '2', '3']), series('Ciclo 2', ['4', '5', null])] });
  expect(chartWords(two)[2]).toBe('BA: Ciclo 1 3 visitas, Ciclo 2 –');
});

test('of more labels than a picture has, the rest is counted', () => {
  const labels = Array.from({ length: LABELS_TOLD + 2 }, (_, at) => `Município ${at}`);
  const long = chart({
    labels,
    series: [
      series(
        'Visitas',
        labels.map(() => '1'),
      ),
    ],
  });
  expect(chartWords(long)).toHaveLength(LABELS_TOLD + 1);
  expect(chartWords(long).at(-1)).toBe('e mais 2 linhas no portal');
  // Over time the newest are told.
  expect(chartWords({ ...long, form: 'lines' }).slice(0, 2)).toEqual([
    'antes, 2 períodos no portal',
    'Município 2: 1 visitas',
  ]);
});

test('a picture is opaque and as wide as a mail’s column, twice over', async () => {
  const { width, corner } = await looked(chart({}), colorOf(0));
  expect([width, corner]).toEqual([2 * PICTURE_WIDTH, [255, 255, 255, 255]]);
});

test.each(['rows', 'columns', 'lines'] as const)(
  '%s: twice the figure is about twice the ink',
  async (form) => {
    const of = async (exact: readonly (string | null)[]) =>
      (await looked(chart({ form, series: [series('Visitas', exact)] }), colorOf(0))).pixels;
    const [one, both, none] = [
      await of(['10', null, '20']),
      await of(['20', null, '20']),
      await of([null, null, null]),
    ];
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(0);
    if (form === 'lines') return;
    // Of 30 and of 40 units, on the same scale.
    expect(both / one).toBeGreaterThan(1.25);
    expect(both / one).toBeLessThan(1.42);
  },
);

test('what is below zero is drawn red, and what has another unit is not drawn', async () => {
  const below = chart({ series: [series('Saldo', ['-10', '5', '3'])] });
  expect((await looked(below, '#B3261E')).pixels).toBeGreaterThan(0);
  const other = chart({
    series: [series('Visitas', ['1', '2', '3']), series('Custo', ['9', '9', '9'], false)],
  });
  expect((await looked(other, colorOf(1))).pixels).toBe(0);
});

test.each(['rows', 'columns'] as const)('%s on each other have both their colours', async (form) => {
  const stacked = chart({
    form,
    stacked: true,
    series: [series('Ciclo 1', ['10', '20', '5']), series('Ciclo 2', ['10', '5', '5'])],
  });
  for (const part of [0, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- two looks
    expect((await looked(stacked, colorOf(part))).pixels).toBeGreaterThan(1_000);
  }
});

test('bars have the colours of what their figures come to', async () => {
  const toned = chart({
    series: [{ ...series('Visitas', ['10', '20', null]), tones: ['error', null, null] }],
  });
  expect((await looked(toned, TONE_INK.error)).pixels).toBeGreaterThan(1000);
  expect((await looked(chart({}), TONE_INK.error)).pixels).toBe(0);
});

test.each(['rows', 'columns', 'lines'] as const)('%s have their line of reference', async (form) => {
  const plain = await looked(chart({ form }), INK.text);
  const lined = await looked(chart({ form, reference: { at: 40, words: 'Meta: 40' } }), INK.text);
  expect(lined.pixels).toBeGreaterThan(plain.pixels + 50);
});

test.each(['rows', 'columns'] as const)('the scale of %s reaches the line', async (form) => {
  const lined = await looked(chart({ form, reference: { at: 40, words: 'Meta: 40' } }), colorOf(0));
  // Twice the highest figure, so that bars are about half as long.
  expect(lined.pixels).toBeLessThan((await looked(chart({ form }), colorOf(0))).pixels * 0.6);
});
