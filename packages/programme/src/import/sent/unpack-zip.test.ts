import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { faultSentence } from '../../read/fault.ts';
import { inFolder } from '../testing/folders.ts';
import { unpackZip } from './unpack-zip.ts';

const MEGABYTE = 1_048_576;
const text = (content: string) => new TextEncoder().encode(content);
const CSV = text('id_produtor;nome\n1;Ana\n');
/** A Unix link to somewhere. */
const LINK = [text('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] as const;

/** Unpacks these bytes; gives the faults, and what lies in the folder and beside it. */
async function unpacking(zip: Uint8Array, unpackedBytes = 64 * MEGABYTE) {
  return inFolder({}, async (dir) => {
    const [from, to] = [join(dir, 'carga.zip'), join(dir, 'pasta')];
    await writeFile(from, zip);
    await mkdir(to);
    const faults = await unpackZip(from, 'carga.zip', to, { unpackedBytes });
    const files = (await readdir(to, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    const content = files.length === 1 ? await readFile(join(to, files[0]!), 'utf8') : undefined;
    const outside = (await readdir(dir)).filter((name) => name !== 'carga.zip' && name !== 'pasta');
    return { faults: faults.map(faultSentence), files: files.toSorted(), content, outside };
  });
}
const ofFiles = (files: Zippable) => unpacking(zipSync(files));

describe('a good zip', () => {
  it('gives its files, packed or as they are, without what systems put beside them', async () => {
    const found = await ofFiles({
      'produtor.csv': CSV,
      'visita.csv': [text('id_visita\n'), { level: 0 }],
      'manifesto.json': text('{}'),
      'geografia/uf.geojson': text('{}'),
      'LEIA-ME.txt': text('oi'),
      '.DS_Store': text('x'),
      '__MACOSX/._produtor.csv': text('x'),
    });
    expect(found).toMatchObject({
      faults: [],
      files: ['manifesto.json', 'produtor.csv', 'uf.geojson', 'visita.csv'],
    });
  });

  it('may have all of it in one folder, as a folder is packed', async () => {
    const found = await ofFiles({ 'carga de maio/': text(''), 'carga de maio/produtor.csv': CSV });
    expect(found).toMatchObject({
      faults: [],
      files: ['produtor.csv'],
      content: 'id_produtor;nome\n1;Ana\n',
    });
  });
});

describe('is refused, and nothing lies outside the folder:', () => {
  it.each<[string, Zippable, string]>([
    [
      'a path that leads out',
      { '../produtor.csv': CSV },
      '../produtor.csv: tem dentro do zip um caminho que sai da pasta',
    ],
    [
      'one deeper down',
      { 'a/../../produtor.csv': CSV },
      'a/../../produtor.csv: tem dentro do zip um caminho que sai da pasta',
    ],
    [
      'an absolute path',
      { '/tmp/produtor.csv': CSV },
      '/tmp/produtor.csv: tem dentro do zip um caminho que sai da pasta',
    ],
    [
      'a path of Windows',
      { 'c:\\produtor.csv': CSV },
      'c:\\produtor.csv: tem dentro do zip um caminho que sai da pasta',
    ],
    [
      'a link',
      { 'produtor.csv': LINK as unknown as Uint8Array },
      'produtor.csv: é um atalho (link) dentro do zip, e devia ser o próprio arquivo',
    ],
    [
      'an unknown file',
      { 'produtor.csv': CSV, 'notas.xlsx': CSV },
      'notas.xlsx: não é um arquivo do formato de importação; tire-o do zip',
    ],
    [
      'a file in a folder of its own',
      { 'produtor.csv': CSV, 'b/visita.csv': CSV },
      'b/visita.csv: não é um arquivo do formato de importação; tire-o do zip',
    ],
    [
      'more files than there are',
      Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`geografia/m${i}.json`, CSV])),
      'carga.zip: traz mais de 200 arquivos',
    ],
  ])('%s', async (_what, files, sentence) => {
    expect(await ofFiles(files)).toEqual({ faults: [sentence], files: [], content: undefined, outside: [] });
  });

  it('what is larger unpacked than the setting', async () => {
    const zip = zipSync({ 'produtor.csv': [new Uint8Array(2 * MEGABYTE), { level: 0 }] });
    expect(await unpacking(zip, MEGABYTE)).toMatchObject({
      faults: ['carga.zip: descompactado passa de 1 MB, o limite (LOAD_UNPACKED_MAX_MB)'],
      files: [],
    });
  });

  it('a bomb, by what it says', async () => {
    const zip = zipSync({ 'produtor.csv': new Uint8Array(20 * MEGABYTE) });
    expect((await unpacking(zip)).faults).toEqual([
      'carga.zip: descompactado é mais de 200 vezes maior do que veio, o que dados do programa nunca são',
    ]);
  });

  it('a bomb that says it is small: no more is written than was said', async () => {
    const zip = zipSync({ 'produtor.csv': new Uint8Array(20 * MEGABYTE) });
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    view.setUint32(directoryAt(zip) + 24, 1_000, true);
    expect((await unpacking(zip)).faults).toEqual([
      'produtor.csv: o zip está danificado: o que diz deste arquivo não confere com o que traz',
    ]);
  });

  it.each([
    ['a file that is no zip', () => CSV],
    ['nothing', () => new Uint8Array()],
    ['a zip that was cut', () => zipSync({ 'produtor.csv': CSV }).slice(0, -8)],
    ['a directory that points past the end', () => changedAt(16, 0x7fffffff)],
  ])('%s', async (_what, zip) => {
    expect((await unpacking(zip())).faults).toEqual([
      'carga.zip: não é um arquivo zip inteiro; foi cortado no envio?',
    ]);
  });

  it('one of more than 4 GB', async () => {
    expect((await unpacking(changedAt(16, 0xffffffff))).faults[0]).toMatch(/zip64/);
  });

  it('a file with a password, and one that is packed in another way', async () => {
    const locked = zipSync({ 'produtor.csv': CSV });
    locked[directoryAt(locked) + 8]! |= 1;
    expect((await unpacking(locked)).faults).toEqual([
      'produtor.csv: está com senha dentro do zip; compacte sem senha',
    ]);
    const other = zipSync({ 'produtor.csv': CSV });
    other[directoryAt(other) + 10] = 14;
    expect((await unpacking(other)).faults[0]).toMatch(/de um modo que não é aceito/);
  });

  it('bytes that are not those that were packed', async () => {
    const zip = zipSync({ 'produtor.csv': [CSV, { level: 0 }] });
    zip[45]! ^= 1;
    expect((await unpacking(zip)).faults[0]).toMatch(/o zip está danificado/);
  });

  it('the same file twice', async () => {
    const zip = zipSync({ 'produtor.csv': CSV, 'produtoR.csv': CSV });
    const twice = Buffer.from(zip).toString('latin1').replaceAll('produtoR', 'produtor');
    expect((await unpacking(Buffer.from(twice, 'latin1'))).faults).toEqual([
      'produtor.csv: aparece duas vezes no zip',
    ]);
  });
});

const END = [0x50, 0x4b, 5, 6];
const ENTRY = [0x50, 0x4b, 1, 2];
const placeOf = (zip: Uint8Array, signature: readonly number[]): number =>
  zip.findLastIndex((_, at) => signature.every((byte, i) => zip[at + i] === byte));
const directoryAt = (zip: Uint8Array): number => placeOf(zip, ENTRY);

/** A zip whose end says something else of its directory. */
function changedAt(field: number, value: number): Uint8Array {
  const zip = zipSync({ 'produtor.csv': CSV });
  new DataView(zip.buffer, zip.byteOffset).setUint32(placeOf(zip, END) + field, value, true);
  return zip;
}
