import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { importFolder } from './import-folder.ts';
import { changed, exampleFiles, type Files } from './testing/folders.ts';
import { faultsOf, ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;
let versao: number | null;
let before: Record<string, unknown[]>;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
  // Refusals change nothing, so one version serves them all.
  ({ versao } = await programme.importing(example));
  before = await programme.contents();
});
afterAll(() => programme.close());

describe('a folder at fault', () => {
  const cases: [string, (files: Files) => Files, string[]][] = [
    [
      'a value out of range',
      (files) => changed(files, 'visita.csv', ',24,2024-01-20', ',25,2024-01-20'),
      ['visita.csv:4: numero "25": fica fora do intervalo de 0 a 24'],
    ],
    [
      'a key given twice',
      (files) => changed(files, 'visita.csv', '\n104,', '\n103,'),
      ['visita.csv:5: id_visita "103": repete a chave da linha 4'],
    ],
    [
      'a feature given twice',
      (files) => changed(files, 'poligono.geojson', '"id_poligono":8002', '"id_poligono":8001'),
      [
        'poligono.geojson:3 (feição 2): id_poligono "8001": repete a chave da feição 1',
        'pratica.csv:2: id_poligono "8002": não existe em poligono para esta propriedade',
      ],
    ],
    [
      'two national targets of the same year',
      (files) => changed(files, 'meta.csv', 'propriedades;MG;2024', 'propriedades;;2024'),
      ['meta.csv:3: indicador, uf, ano "propriedades /  / 2024": repete a chave da linha 2'],
    ],
    [
      'codes that are the same without dots',
      (files) => changed(files, 'propriedade.csv', '52.0001.0003', '310001.0002'),
      ['propriedade.csv:4: cod_propriedade "310001.0002": sem os pontos fica igual a 31.0001.0002 (linha 3)'],
    ],
    [
      'a reference to another file',
      (files) => changed(files, 'visita.csv', '104,31.0001.0002', '104,31.0001.0009'),
      ['visita.csv:5: cod_propriedade "31.0001.0009": não existe em propriedade'],
    ],
    [
      'an entry without its visit',
      (files) => changed(files, 'lancamento.csv', '5004;103', '5004;999'),
      ['lancamento.csv:5: id_visita "999": não existe em visita'],
    ],
    [
      'a recommendation on another property’s visit',
      (files) => changed(files, 'recomendacao.csv', '0001;102;', '0001;103;'),
      ['recomendacao.csv:2: id_visita "103": não existe em visita para esta propriedade'],
    ],
    [
      'a CPF with wrong check digits',
      (files) => changed(files, 'supervisor.csv', '987.654.321-00', '987.654.321-01'),
      ['supervisor.csv:2: cpf "987.654.321-01": não é um CPF válido: os dígitos verificadores não conferem'],
    ],
    [
      'an implausible date',
      (files) => changed(files, 'recomendacao.csv', '06/12/2023', '06/12/1923'),
      [expect.stringMatching(/^recomendacao\.csv:2: dt "06\/12\/1923": é uma data improvável/)],
    ],
    [
      'a state that is not the municipality’s',
      (files) => changed(files, 'propriedade.csv', '5218805;GO', '5218805;MG'),
      ['propriedade.csv:4: uf "MG": não é a unidade da federação do município, que é GO'],
    ],
    [
      'an unknown municipality',
      (files) => changed(files, 'propriedade.csv', '5218805;GO', '5299999;GO'),
      ['propriedade.csv:4: codigo_municipio "5299999": não existe em geo.municipio'],
    ],
    [
      'an unknown sub-basin',
      (files) => changed(files, 'propriedade.csv', '5218805;GO;;', '5218805;GO;99;'),
      ['propriedade.csv:4: id_sub_bacia "99": não existe em geo.sub_bacia'],
    ],
    [
      'coordinates in another state',
      (files) => changed(files, 'propriedade.csv', '-50,93;-17,8', '-60,93;-3,8'),
      ['propriedade.csv:4: lon, lat "-60.930000 -3.800000": as coordenadas ficam fora de GO'],
    ],
    [
      'a polygon that crosses itself',
      (files) =>
        changed(
          files,
          'poligono.geojson',
          '[-46.517,-18.583],[-46.513,-18.583],[-46.513,-18.5796],[-46.517,-18.5796]',
          '[-46.517,-18.583],[-46.513,-18.5796],[-46.513,-18.583],[-46.517,-18.5796]',
        ),
      [
        'poligono.geojson:3 (feição 2): geometry: geometria inválida: o contorno cruza a si mesmo, em -46.515000 -18.581300',
      ],
    ],
    [
      'a missing column',
      (files) =>
        changed(files, 'isa.csv', 'cod_propriedade;momento;dt;indice;', 'cod_propriedade;momento;dt;valor;'),
      ['isa.csv:1: indice: falta a coluna no cabeçalho'],
    ],
  ];

  it.each(cases)('is refused for %s, and the old version stands', async (_, spoil, sentences) => {
    const result = await programme.importing(spoil(example));
    expect(faultsOf(result)).toEqual(sentences);
    expect(result).toMatchObject({ situacao: 'recusada', versao });
    expect(await programme.contents()).toEqual(before);
    expect(await programme.all(sql`SELECT count(*) AS total FROM portal.versao`)).toEqual([{ total: 1 }]);
    expect(
      await programme.all(
        sql`SELECT situacao, jsonb_array_length(falhas) AS falhas FROM portal.importacao ORDER BY id_importacao DESC LIMIT 1`,
      ),
    ).toEqual([{ situacao: 'recusada', falhas: sentences.length }]);
  });

  it('is refused when a file leaves out what rows that stand hold on to', async () => {
    const lines = example['propriedade.csv']!.split('\n');
    const result = await programme.importing({
      'propriedade.csv': lines.filter((line) => !line.startsWith('31.0001.0002')).join('\n'),
    });
    expect(faultsOf(result)).toContain(
      'propriedade.csv: cod_propriedade "31.0001.0002": não veio neste arquivo, mas visita ainda o usa em 3 linha(s) e visita não foi enviado',
    );
    expect(result.situacao).toBe('recusada');
  });

  it('does not blame other files for the rows of a file at fault', async () => {
    const result = await programme.importing(
      changed(example, 'propriedade.csv', '31.0001.0001;Fazenda', '31.0001 0001;Fazenda'),
    );
    expect(faultsOf(result)).toEqual([expect.stringContaining('propriedade.csv:2: cod_propriedade')]);
  });

  it('hides the CPF in what the portal keeps of the faults', async () => {
    await programme.importing(changed(example, 'supervisor.csv', '987.654.321-00', '987.654.321-01'));
    const [row] = await programme.all<{ falhas: string }>(
      sql`SELECT falhas::text FROM portal.importacao ORDER BY id_importacao DESC LIMIT 1`,
    );
    expect(row!.falhas).toContain('***.654.321-**');
    expect(row!.falhas).not.toContain('987');
  });

  it('lists a thousand faults and then stops', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => `${i + 1};x;x;;;;;;`).join('\n');
    const header = example['produtor.csv']!.split('\n')[0]!;
    const result = await programme.importing({ 'produtor.csv': `${header}\n${rows}\n` });
    expect(result.falhas).toHaveLength(1000);
    expect(result.situacao).toBe('recusada');
  });

  it('lists a thousand faults between rows as well', async () => {
    const header = example['item.csv']!.split('\n')[0]!;
    const rows = Array.from({ length: 2500 }, () => '1;a;1;b;1;c;').join('\n');
    const result = await programme.importing({ 'item.csv': `${header}\n${rows}\n` });
    expect(result.falhas).toHaveLength(1000);
    expect(faultsOf(result)[0]).toBe('item.csv:3: codigo "1": repete a chave da linha 2');
  });

  it('is refused when empty or missing', async () => {
    expect(faultsOf(await programme.importing({}))[0]).toContain('a pasta não traz nenhum arquivo');
    expect(faultsOf(await importFolder(programme.access, '/nao/existe'))).toEqual([
      'existe: a pasta não existe ou não pode ser lida',
    ]);
  });
});
