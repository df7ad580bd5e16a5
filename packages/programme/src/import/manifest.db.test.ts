import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { importFolder } from './import-folder.ts';
import { writeManifest } from './manifest/write-manifest.ts';
import { exampleFiles, inFolder, type Files } from './testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;
beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());

interface Written {
  decimais?: string;
  arquivos: { arquivo: string; linhas?: number; sha256: string }[];
}

/** Imports the example with the manifest that the command writes, after `spoil` had its way with the folder. */
const importing = (spoil: (dir: string, manifest: Written) => unknown, wish = {}) =>
  inFolder(example, async (dir) => {
    await writeManifest(dir, wish);
    const manifest = JSON.parse(await readFile(join(dir, 'manifesto.json'), 'utf8')) as Written;
    await spoil(dir, manifest);
    return importFolder(programme.access, dir, { preview: true });
  });
const rewritten = (change: (manifest: Written) => unknown) => async (dir: string, manifest: Written) => {
  change(manifest);
  await writeFile(join(dir, 'manifesto.json'), JSON.stringify(manifest));
};
const asCsv =
  (separator: string) =>
  async (dir: string, { arquivos }: Written) => {
    await rm(join(dir, 'manifesto.json'));
    const rows = arquivos.map(({ arquivo, linhas, sha256 }) =>
      [arquivo, linhas ?? '', sha256].join(separator),
    );
    await writeFile(
      join(dir, 'manifesto.csv'),
      ['arquivo,linhas,sha256'.replaceAll(',', separator), ...rows].join('\n'),
    );
  };

it('counts the rows of every file, and names the meshes by their bytes', async () => {
  await inFolder({ ...example, 'geografia/uf.geojson': '{}' }, async (dir) => {
    const { files } = await writeManifest(dir);
    expect(files.map(({ arquivo }) => arquivo).sort()).toEqual(
      [...Object.keys(example), 'geografia/uf.geojson'].sort(),
    );
    const rows = Object.fromEntries(files.map(({ arquivo, linhas }) => [arquivo, linhas]));
    expect(rows).toMatchObject({ 'visita.csv': 5, 'lancamento.csv': 4, 'poligono.geojson': 2 });
    expect(rows['geografia/uf.geojson']).toBeUndefined();
    // Written again, it does not name itself.
    expect((await writeManifest(dir)).files).toEqual(files);
  });
});

describe('a folder with its manifest', () => {
  it.each([
    ['as it was written', () => {}],
    ['as CSV', asCsv(';')],
    ['as CSV with commas', asCsv(',')],
    ['without rows', rewritten(({ arquivos }) => arquivos.forEach((file) => delete file.linhas))],
  ] as [string, (dir: string, manifest: Written) => unknown][])('is taken: %s', async (_, spoil) => {
    const result = await importing(spoil);
    expect([...faultsOf(result), ...result.avisos]).toEqual([]);
    expect(result.situacao).toBe('previa');
  });

  const append = (name: string, text: string) => async (dir: string) => {
    await writeFile(join(dir, name), example[name]! + text);
  };
  const cases: [string, (dir: string, manifest: Written) => unknown, string[]][] = [
    [
      'a file that did not come',
      (dir) => rm(join(dir, 'isa.csv')),
      ['isa.csv: está em manifesto.json e não veio na pasta'],
    ],
    [
      'a file too many',
      rewritten((manifest) => {
        manifest.arquivos = manifest.arquivos.filter(({ arquivo }) => arquivo !== 'isa.csv');
      }),
      ['isa.csv: veio na pasta e não está em manifesto.json'],
    ],
    [
      'meshes too many',
      async (dir) => {
        await mkdir(join(dir, 'geografia'));
        await writeFile(join(dir, 'geografia', 'uf.geojson'), '{}');
      },
      ['geografia/uf.geojson: veio na pasta e não está em manifesto.json'],
    ],
    [
      'a file with one byte more',
      append('isa.csv', '\n'),
      ['isa.csv: não é o arquivo que manifesto.json diz: o SHA-256 é outro; chegou cortado ou foi mudado?'],
    ],
    [
      'other rows',
      rewritten(({ arquivos }) => {
        arquivos.find(({ arquivo }) => arquivo === 'visita.csv')!.linhas = 6;
      }),
      ['visita.csv: tem 5 linhas, e manifesto.json diz 6'],
    ],
    [
      'a path that leads out of the folder',
      rewritten(({ arquivos }) => arquivos.push({ arquivo: '../../etc/passwd', sha256: 'a'.repeat(64) })),
      ['../../etc/passwd: está em manifesto.json e não veio na pasta'],
    ],
    [
      'a file named twice',
      rewritten(({ arquivos }) => arquivos.push(arquivos[0]!)),
      ['manifesto.json: diz duas vezes produtor.csv'],
    ],
    [
      'another form',
      (dir) => writeFile(join(dir, 'manifesto.json'), '{"arquivos": {}}'),
      [expect.stringContaining('manifesto.json: o manifesto não tem a forma esperada') as string],
    ],
    [
      'no JSON',
      (dir) => writeFile(join(dir, 'manifesto.json'), 'x'),
      [expect.stringContaining('manifesto.json: o manifesto não tem a forma esperada') as string],
    ],
    [
      'a folder in its place',
      async (dir) => {
        await rm(join(dir, 'manifesto.json'));
        await mkdir(join(dir, 'manifesto.json'));
      },
      ['manifesto.json: é uma pasta, e devia ser um arquivo'],
    ],
    [
      'a second one',
      (dir) => writeFile(join(dir, 'manifesto.csv'), 'arquivo;linhas;sha256\n'),
      ['manifesto.json: a pasta tem dois manifestos, este e manifesto.csv; deixe um só'],
    ],
  ];
  it.each(cases)('is refused for %s', async (_, spoil, sentences) => {
    const result = await importing(spoil);
    expect(faultsOf(result)).toEqual(sentences);
    expect(result.situacao).toBe('recusada');
  });

  it('may say the form of its numbers', async () => {
    const files = { 'meta.csv': 'indicador;uf;ano;valor\npropriedades;;2025;63.000\n' };
    const read = async (numbers: 'iso' | 'ptBr') => {
      await programme.empty();
      await inFolder(files, async (dir) => {
        await writeManifest(dir, { numbers });
        expect((await importFolder(programme.access, dir)).situacao).toBe('concluida');
      });
      return programme.all(sql`SELECT valor FROM programa.meta`);
    };
    expect(await read('ptBr')).toEqual([{ valor: '63000.00' }]);
    expect(await read('iso')).toEqual([{ valor: '63.00' }]);
  });
});
