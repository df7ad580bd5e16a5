// [ASVS 5.2.3]
// Geometry of a folder read by a process of its own: the same rows and faults as without, and what a file does to its reader is a fault of that file.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featuresAside } from '../geography/official/features-aside.ts';
import { exampleFiles, inFolder } from '../import/testing/folders.ts';
import { sourceOf } from '../source/index.ts';
import { FAULT_LIMIT, FaultList, faultSentence, TooManyFaults } from './fault.ts';
import { geojsonRows } from './geojson-rows.ts';
import type { FoundForm } from './row-batch.ts';
import { rowsAside } from './rows-aside.ts';

const ENDED =
  'a leitura do arquivo foi encerrada: pede memória, níveis ou tempo demais. É mesmo um arquivo do programa?';

interface Given {
  readonly list: FaultList;
  text: string;
  bytes: number;
  sha256?: string;
  form?: FoundForm;
}

/** What a file of a table gives, by a reader of its own. */
async function aside(table: string, content: string, given: Given = empty()): Promise<Given> {
  const source = sourceOf(table);
  await inFolder({ 'a.geojson': content }, async (dir) => {
    const rows = rowsAside(source, join(dir, 'a.geojson'), given.list, {
      advance: (bytes) => (given.bytes += bytes),
      found: (form) => (given.form = form),
      digest: (sha256) => (given.sha256 = sha256),
    });
    for await (const { text } of rows) given.text += text;
  });
  return given;
}
const empty = (): Given => ({ list: new FaultList(), text: '', bytes: 0 });

/** The same in this process. */
async function here(table: string, content: string) {
  const list = new FaultList();
  let text = '';
  await inFolder({ 'a.geojson': content }, async (dir) => {
    const options = { seen: () => {}, found: () => {} };
    for await (const batch of geojsonRows(sourceOf(table), join(dir, 'a.geojson'), list, options))
      text += batch.text;
  });
  return { list, text };
}

const feature = (properties: string) => `{"type":"Feature","properties":${properties},"geometry":null}`;
const collection = (...features: readonly string[]) =>
  `{"type":"FeatureCollection","features":[${features.join(',')}]}`;
const good = feature('{"numero_car":"MG-1","area_ha":1.5}');

describe('GeoJSON', () => {
  it('gives the rows, faults, warnings and digest that it gives here', async () => {
    const file = (await exampleFiles())['poligono.geojson']!;
    const broken = file.replace('"type":"Feature",', '"type":"Other",').replaceAll('"origem"', '"origen"');
    for (const content of [file, broken, file.slice(0, -20)]) {
      // oxlint-disable-next-line no-await-in-loop -- one reader
      const [given, wanted] = [await aside('poligono', content), await here('poligono', content)];
      expect(given.text).toBe(wanted.text);
      expect(given.list).toEqual(wanted.list);
      expect(given.sha256).toBe(createHash('sha256').update(content).digest('hex'));
      expect(given.bytes).toBe(Buffer.byteLength(content));
      expect(given.form === undefined).toBe(content === file.slice(0, -20));
    }
    expect((await aside('poligono', broken)).list.faults.length).toBeGreaterThan(1);
  });

  it('of twenty-four megabytes that want more memory than a reader has is named, and the next is read', async () => {
    const bomb = feature(`{"numero_car":"MG-1","x":[${'{},'.repeat(8_000_000)}0]}`);
    const { list } = await aside('car', collection(good, bomb));
    expect(list.faults.map(faultSentence)).toEqual([`car.geojson: ${ENDED}`]);
    const after = await aside('car', collection(good), { ...empty(), list });
    expect(after.text).toContain('MG-1');
    expect(list.faults).toHaveLength(1);
  });

  it('with more faults than are listed ends there', async () => {
    const given = empty();
    const many = collection(...Array<string>(FAULT_LIMIT + 1).fill(feature('{}')));
    await expect(aside('car', many, given)).rejects.toThrow(TooManyFaults);
    expect(given.list.faults).toHaveLength(FAULT_LIMIT);
  });
});

describe('TopoJSON', () => {
  const topology = (arcs: string, geometry: string) =>
    `{"type":"Topology","arcs":${arcs},"objects":{"bioma":{"type":"GeometryCollection","geometries":[${geometry}]}}}`;
  const biome = '{"type":"Polygon","arcs":[[0]],"properties":{"nome":"Cerrado"}}';
  const square = '[[[-50,-15],[-49,-15],[-49,-14],[-50,-15]]]';
  async function features(content: string): Promise<unknown[]> {
    const found: unknown[] = [];
    await inFolder({ 'bioma.json': content }, async (dir) => {
      const file = { layer: 'bioma', path: join(dir, 'bioma.json') } as const;
      for await (const { checked } of featuresAside(file, new Map())) found.push(checked);
    });
    return found;
  }

  it('gives its features', async () => {
    expect(await features(topology(square, biome))).toMatchObject([
      { nome: 'Cerrado', geom: expect.stringMatching(/^SRID=4674;MULTIPOLYGON/) },
    ]);
  });

  it.each([
    [
      'one arc that a shape takes a million times',
      topology(
        `[[${'[-50,-15],'.repeat(1_000)}[-50,-15]]]`,
        `{"type":"Polygon","arcs":[[${'0,'.repeat(1_000_000)}0]],"properties":{"nome":"x"}}`,
      ),
      ENDED,
    ],
    ['no arcs', topology('[]', biome), 'o TopoJSON não fecha: há formas com arcos que ele não traz'],
    ['no shapes', '{"type":"Topology"}', 'o TopoJSON não tem um objeto com o nome da camada'],
  ])('of %s is refused, with a sentence', async (_, content, sentence) => {
    await expect(features(content)).rejects.toThrow(sentence);
    expect(await features(topology(square, biome))).toHaveLength(1);
  });
});
