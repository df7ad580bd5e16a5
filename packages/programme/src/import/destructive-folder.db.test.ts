// Folders without a single fault that would take away what stands: refused until it is said that this is meant; and what a preview tells of them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { freshDatabase } from '@fonte/database/testing';
import { faultSentence } from '../read/fault.ts';
import { importFolder } from './import-folder.ts';
import { DEFAULT_LIMITS } from './limit-settings.ts';
import { changed, exampleFiles, inFolder, only, type Files } from './testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;
let versao: number | null;
let before: Record<string, unknown[]>;
beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
});
afterAll(() => programme.close());

const standing = async () => {
  await programme.empty();
  ({ versao } = await programme.importing(example));
  before = await programme.contents();
};
const headerOf = (name: string, text: string) =>
  name.endsWith('.csv') ? `${text.split('\n')[0]}\n` : '{"type":"FeatureCollection","features":[]}';
const lines = (name: string, count: number) =>
  `${example[name]!.split('\n')
    .slice(0, count + 1)
    .join('\n')}\n`;

/** The file without one of its columns. */
function without(files: Files, name: string, column: string): Files {
  const rows = files[name]!.trimEnd()
    .split('\n')
    .map((row) => row.split(';'));
  const at = rows[0]!.indexOf(column);
  if (at < 0) throw new Error(`${name} has no column ${column}`);
  return { ...files, [name]: `${rows.map((row) => row.filter((_, i) => i !== at).join(';')).join('\n')}\n` };
}

/** The file with other values in one of its columns. */
function scaled(files: Files, name: string, column: string, change: (value: string) => string): Files {
  const [header = '', ...rows] = files[name]!.trimEnd().split('\n');
  const at = header.split(';').indexOf(column);
  const written = rows.map((row) =>
    row
      .split(';')
      .map((value, i) => (i === at ? change(value) : value))
      .join(';'),
  );
  return { ...files, [name]: `${[header, ...written].join('\n')}\n` };
}

const digits = (value: string) => value.replaceAll(/[.,]/g, '');

const journal = () => programme.all(sql`SELECT situacao FROM portal.importacao ORDER BY id_importacao`);

describe('a folder that would destroy quietly', () => {
  beforeAll(standing);
  const cases: [string, () => Files, string[]][] = [
    [
      'a file cut at the end of a row',
      () => only({ ...example, 'lancamento.csv': lines('lancamento.csv', 1) }, 'lancamento.csv'),
      [
        'lancamento.csv: tiraria 3 linhas da tabela, que iria de 4 para 1; o limite é tirar 2. O arquivo veio inteiro? Se é isso mesmo, aceite as remoções (--accept-removals)',
      ],
    ],
    [
      'a file with its header only',
      () => only({ ...example, 'lancamento.csv': lines('lancamento.csv', 0) }, 'lancamento.csv'),
      [
        'lancamento.csv: não traz nenhuma linha, e sairiam todas as da tabela (4); se é isso mesmo, aceite as remoções (--accept-removals)',
      ],
    ],
    [
      'a GeoJSON without features',
      () => only({ ...example, 'car.geojson': headerOf('car.geojson', '') }, 'car.geojson'),
      [expect.stringContaining('car.geojson: não traz nenhuma linha') as string],
    ],
    [
      'a missing optional column',
      () => without(example, 'propriedade.csv', 'area_total'),
      [
        'propriedade.csv: area_total: perderia o valor em 3 linhas que continuam: de 3 preenchidas para 0. A coluna veio no arquivo? Se é isso mesmo, aceite as colunas esvaziadas (--accept-emptied)',
      ],
    ],
    [
      'a file cut inside its last row',
      () => only({ ...example, 'lancamento.csv': lines('lancamento.csv', 3).slice(0, -3) }, 'lancamento.csv'),
      [
        'lancamento.csv: acaba no meio de uma linha, sem quebra de linha, e tiraria 1 linha da tabela. O arquivo veio inteiro? Se é isso mesmo, aceite as remoções (--accept-removals)',
      ],
    ],
    [
      'numbers that have lost their decimals',
      () => scaled(example, 'propriedade.csv', 'area_total', digits),
      [
        expect.stringMatching(
          /^propriedade\.csv: area_total: teria outro valor em 3 linhas que continuam, de 3 preenchidas, e a soma iria de .* \(--accept-changes\)$/,
        ) as string,
      ],
    ],
    [
      'a misspelt optional column',
      () => changed(example, 'propriedade.csv', 'area_total', 'area_totl'),
      [
        'propriedade.csv:1: area_totl: coluna desconhecida, e falta a coluna "area_total": quis dizer "area_total"?',
      ],
    ],
  ];

  it.each(cases)(
    'is refused for %s, by its preview too, and nothing changes',
    async (_, spoil, sentences) => {
      const entries = (await journal()).length;
      const preview = await programme.importing(spoil(), { preview: true });
      expect(preview).toMatchObject({ situacao: 'recusada', versao });
      expect(faultsOf(preview)).toEqual(sentences);
      expect(await journal()).toHaveLength(entries);
      const result = await programme.importing(spoil());
      expect(result).toMatchObject({ situacao: 'recusada', versao });
      expect(faultsOf(result)).toEqual(sentences);
      expect((await journal()).at(-1)).toEqual({ situacao: 'recusada' });
      expect(await programme.contents()).toEqual(before);
    },
  );

  it('is refused for every file with its header only, table by table', async () => {
    const files = Object.fromEntries(
      Object.entries(example).map(([name, text]) => [name, headerOf(name, text)]),
    );
    const result = await programme.importing(files);
    expect(result.situacao).toBe('recusada');
    expect(result.falhas.map(({ arquivo }) => arquivo).sort()).toEqual(
      Object.keys(example)
        .filter((name) => before[name.split('.')[0]!]!.length > 0)
        .sort(),
    );
    expect(await programme.contents()).toEqual(before);
  });

  it('keeps the limits it is given', async () => {
    const files = only({ ...example, 'lancamento.csv': lines('lancamento.csv', 3) }, 'lancamento.csv');
    const strict = { ...DEFAULT_LIMITS, removalsPercent: 0, emptiedPercent: 0 };
    expect((await programme.importing(files, { preview: true })).situacao).toBe('previa');
    expect((await programme.importing(files, { preview: true, limits: strict })).situacao).toBe('recusada');
  });
});

describe('what was accepted', () => {
  beforeEach(standing);

  it('goes: rows', async () => {
    const files = only({ ...example, 'lancamento.csv': lines('lancamento.csv', 0) }, 'lancamento.csv');
    expect((await programme.importing(files, { acceptEmptied: true })).situacao).toBe('recusada');
    const result = await programme.importing(files, { acceptRemovals: true });
    expect(result).toMatchObject({ situacao: 'concluida', falhas: [] });
    expect((await programme.contents())['lancamento']).toEqual([]);
  });

  it('goes: the values of a column', async () => {
    const files = without(example, 'propriedade.csv', 'area_total');
    expect((await programme.importing(files, { acceptRemovals: true })).situacao).toBe('recusada');
    const result = await programme.importing(files, { acceptEmptied: true });
    expect(result).toMatchObject({ situacao: 'concluida', falhas: [] });
    expect(await programme.all(sql`SELECT count(area_total) AS filled FROM programa.propriedade`)).toEqual([
      { filled: 0 },
    ]);
  });

  it('goes: other values', async () => {
    const files = scaled(example, 'propriedade.csv', 'area_total', digits);
    expect((await programme.importing(files, { acceptRemovals: true, acceptEmptied: true })).situacao).toBe(
      'recusada',
    );
    const result = await programme.importing(files, { acceptChanges: true });
    expect(result).toMatchObject({ situacao: 'concluida', falhas: [] });
    expect(await programme.all(sql`SELECT sum(area_total)::float8 AS sum FROM programa.propriedade`)).toEqual(
      [{ sum: 1285 + 120_475 + 1225 }],
    );
  });

  it('need not be said for the end of the demonstration, nor for other invented data', async () => {
    await programme.empty();
    await programme.importing({ ...example, 'demonstracao.txt': '' });
    const fewer = { ...example, 'lancamento.csv': lines('lancamento.csv', 1) };
    const preview = await programme.importing(fewer, { preview: true });
    expect(preview).toMatchObject({ situacao: 'previa', falhas: [] });
    expect((await programme.importing({ ...fewer, 'demonstracao.txt': '' })).situacao).toBe('concluida');
    const real = only(example, 'supervisor.csv', 'tecnico.csv', 'produtor.csv', 'propriedade.csv');
    const ending = await programme.importing(real, { preview: true });
    expect(ending.situacao).toBe('previa');
    expect(ending.tabelas!.find(({ tabela }) => tabela === 'visita')).toMatchObject({ antes: 5, depois: 0 });
    expect((await programme.importing(real)).situacao).toBe('concluida');
  });
});

describe('a preview', () => {
  beforeAll(standing);

  it('tells what the import then does, and changes nothing itself', async () => {
    let files = changed(example, 'propriedade.csv', ';128,5;', ';;');
    files = changed(files, 'visita.csv', '104,31.0001.0002,12345678909,23,2023-12-18,,,,,,2,sim\n', '');
    files = changed(files, 'isa.csv', '0,57', '0,58');
    files = { ...files, 'lancamento.csv': `${example['lancamento.csv']}5005;101;;producao;20/03/2024;3;\n` };
    const entries = await journal();
    const preview = await programme.importing(files, { preview: true });
    expect(preview).toMatchObject({ situacao: 'previa', falhas: [], versao });
    const of = (name: string) => preview.tabelas!.find(({ tabela }) => tabela === name)!;
    expect(of('visita')).toMatchObject({ antes: 5, depois: 4, novas: 0, removidas: 1, iguais: 4 });
    expect(of('visita').exemplos).toEqual({ novas: [], alteradas: [], removidas: ['104'] });
    expect(of('propriedade')).toMatchObject({
      alteradas: 1,
      exemplos: { alteradas: ['31.0001.0001'] },
      esvaziadas: [{ coluna: 'area_total', antes: 3, depois: 2, esvaziadas: 1 }],
    });
    expect(of('lancamento')).toMatchObject({ novas: 1, exemplos: { novas: ['5005'] } });
    expect(of('lancamento').periodos).toEqual([
      { coluna: 'dt', antes: ['2023-11-05', '2024-01-20'], depois: ['2023-11-05', '2024-03-20'] },
    ]);
    expect(of('tecnico')).toMatchObject({ novas: 0, alteradas: 0, removidas: 0, iguais: 2 });
    expect(await programme.contents()).toEqual(before);
    expect(await journal()).toEqual(entries);
    expect(await programme.all(sql`SELECT to_regnamespace('entrada') AS staging`)).toEqual([
      { staging: null },
    ]);

    const result = await programme.importing(files);
    expect(result.situacao).toBe('concluida');
    const counts = (name: string, row: { novas: number; alteradas: number; removidas: number }) =>
      [name, row.novas, row.alteradas, row.removidas].join(' ');
    expect(preview.tabelas!.map((table) => counts(table.arquivo, table))).toEqual(
      result.arquivos.map((file) => counts(file.arquivo, file)),
    );
  });

  it('hides the CPF in its examples', async () => {
    const files = { 'supervisor.csv': `${example['supervisor.csv']!.trimEnd()}\n529.982.247-25;Maria;GO\n` };
    const preview = await programme.importing(files, { preview: true });
    expect(preview.tabelas![0]!.exemplos.novas).toEqual(['***.982.247-**']);
  });

  it('says the faults of a folder as the import does', async () => {
    const files = changed(example, 'visita.csv', ',24,2024-01-20', ',25,2024-01-20');
    const preview = await programme.importing(files, { preview: true });
    expect(preview.situacao).toBe('recusada');
    expect(preview.falhas.map(faultSentence)).toEqual(faultsOf(await programme.importing(files)));
  });

  it('leaves an empty database empty, its geography too', async () => {
    const empty = await freshDatabase();
    try {
      const preview = await inFolder(example, (dir) => importFolder(empty, dir, { preview: true }));
      expect(preview).toMatchObject({ situacao: 'previa', versao: null, falhas: [] });
      expect(preview.tabelas!.find(({ tabela }) => tabela === 'visita')).toMatchObject({
        antes: 0,
        novas: 5,
      });
      const { rows } = await sql<{ left: number }>`SELECT (SELECT count(*) FROM geo.municipio)
        + (SELECT count(*) FROM programa.visita) + (SELECT count(*) FROM portal.importacao) AS left`.execute(
        empty.db,
      );
      expect(rows).toEqual([{ left: 0 }]);
    } finally {
      await empty.close();
    }
  });
});
