import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder } from '../import/testing/folders.ts';
import { reading } from '../import/testing/reading.ts';
import { sourceOf } from '../source/index.ts';
import { csvRows } from './csv-rows.ts';
import { FaultList } from './fault.ts';

const HEADER = 'indicador;uf;ano;valor\n';
/** The last column of rows in COPY's text. */
const values = (rows: readonly string[]) => rows.map((row) => row.split('\t').at(-1));

describe('CSV', () => {
  it.each([
    ['comma', 'indicador,uf,ano,valor\nx,MG,2024,10.5\n'],
    ['semicolon', 'indicador;uf;ano;valor\nx;MG;2024;10.5\n'],
    ['tab', 'indicador\tuf\tano\tvalor\nx\tMG\t2024\t10.5\n'],
    ['a byte order mark', '\uFEFFindicador;uf;ano;valor\nx;MG;2024;10,5\n'],
    ['CRLF', 'indicador;uf;ano;valor\r\nx;MG;2024;10,5\r\n'],
    ['CRLF after the header, LF after rows', 'indicador;uf;ano;valor\r\nx;MG;2024;10,5\n'],
    ['no last line feed', 'indicador;uf;ano;valor\nx;MG;2024;10,5'],
    ['quotes', '"indicador";"uf";"ano";"valor"\n"x";"MG";"2024";"10,5"\n'],
    ['blanks around cells and columns in another order', 'ano; valor ;indicador;uf\n 2024;10,5; x;mg\n'],
  ])('with %s', async (_, content) => {
    expect(await reading('meta', content)).toMatchObject({
      rows: ['2\tx\tMG\t2024\t10.5'],
      faults: [],
      warnings: [],
    });
  });

  it('gives others their turn between a few hundred rows, however fast the parser is', async () => {
    let turns = 0;
    let going = true;
    const turn = () => {
      turns += 1;
      if (going) setImmediate(turn);
    };
    setImmediate(turn);
    const lines = Array.from({ length: 5_000 }, (_, at) => `x;;${2000 + (at % 20)};1,5\n`);
    await inFolder({ 'meta.csv': HEADER + lines.join('') }, async (dir) => {
      let before = -1;
      let rows = 0;
      const options = { numbers: undefined, seen: () => {}, found: () => {} };
      for await (const batch of csvRows(sourceOf('meta'), join(dir, 'meta.csv'), new FaultList(), options)) {
        rows += batch.rows;
        expect(batch.read).toBeLessThanOrEqual(256);
        expect(turns).toBeGreaterThan(before);
        before = turns;
      }
      expect(rows).toBe(5_000);
    });
    going = false;
  });

  it('says in what form it was written', async () => {
    expect((await reading('meta', `${HEADER}x;;2024;1,5\n`)).form).toEqual({
      separator: ';',
      numbers: 'ptBr',
      dates: undefined,
    });
    expect((await reading('meta', 'indicador,uf,ano,valor\nx,,2024,1.5\n')).form).toMatchObject({
      numbers: 'iso',
    });
  });

  it('keeps tabs, backslashes and line breaks of a text', async () => {
    const { rows } = await reading('meta', `${HEADER}"a\tb\\c\nd";;2024;1,5\n`);
    expect(rows).toEqual([String.raw`2${'\t'}a\tb\\c\nd${'\t'}\N${'\t'}2024${'\t'}1.5`]);
  });

  it('names the line where a record starts, after blank lines and line breaks within quotes', async () => {
    const { faults } = await reading('meta', `${HEADER}"a\nb";;2024;1,5\n\nc;;x;1,5\n`);
    expect(faults).toEqual([
      'meta.csv:5: ano "x": não é um número inteiro (só algarismos, sem ponto nem vírgula)',
    ]);
  });

  it('knows beside a decimal comma that a dot parts thousands', async () => {
    const { rows } = await reading('meta', `${HEADER}a;;2024;1.234\nb;;2024;1.234,5\n`);
    expect(values(rows)).toEqual(['1234', '1234.5']);
  });

  it.each([
    ['nothing in the file tells', `${HEADER}a;;2024;12\nb;;2024;63.000\nc;;2024;1.250\n`],
    ['another number has decimals after a dot', `${HEADER}a;;2024;3500.5\nb;;2024;63.000\nc;;2024;1.250\n`],
    ['that other comes later', `${HEADER}a;;2024;12\nb;;2024;63.000\nc;;2024;3500.5\n`],
    ['commas part the cells', `indicador,uf,ano,valor\na,,2024,3500.5\nb,,2024,63.000\nc,,2024,1.250\n`],
  ])('does not guess what a dot before three digits means where %s', async (_, content) => {
    const { faults } = await reading('meta', content);
    expect(faults).toEqual([
      expect.stringContaining(
        'meta.csv:3: valor "63.000": tanto pode ser 63 (ponto decimal) quanto 63000 (ponto de milhar)',
      ),
    ]);
  });

  it('reads such numbers in the form that is stated, whatever the others show', async () => {
    const content = `${HEADER}a;;2024;63.000\nb;;2024;1.250\n`;
    expect(values((await reading('meta', content, 'iso')).rows)).toEqual(['63.000', '1.250']);
    expect(values((await reading('meta', content, 'ptBr')).rows)).toEqual(['63000', '1250']);
    expect((await reading('meta', `${HEADER}a;;2024;3500.5\n`, 'ptBr')).faults).toEqual([
      'meta.csv:2: valor "3500.5": não é um número na forma deste arquivo (1234,56 ou 1.234,56)',
    ]);
  });

  it.each([
    ['an empty file', '', 'meta.csv:1: o arquivo está vazio: falta o cabeçalho'],
    [
      'UTF-16',
      Buffer.from('\uFEFFindicador;uf', 'utf16le'),
      'meta.csv:1: o arquivo está em UTF-16 ou não é texto',
    ],
    [
      'UTF-16 with the larger byte first',
      Buffer.from('\uFEFFindicador;uf', 'utf16le').swap16(),
      'meta.csv:1: o arquivo está em UTF-16 ou não é texto',
    ],
    ['UTF-16 without a mark', Buffer.from(HEADER, 'utf16le'), 'meta.csv:1: o arquivo está em UTF-16'],
    [
      'two byte order marks',
      `\uFEFF\uFEFF${HEADER}x;;2024;1,5\n`,
      'meta.csv:1: o arquivo começa com duas marcas de ordem de bytes (BOM)',
    ],
    [
      'a zero in a text',
      `${HEADER}a\0b;;2024;1,5\n`,
      'meta.csv:2: indicador "a\u2400b": tem um caractere nulo (NUL)',
    ],
    [
      'a zero in a number',
      `${HEADER}a;;20\u000024;1,5\n`,
      'meta.csv:2: ano "20\u240024": tem um caractere nulo',
    ],
    [
      'a zero in the header',
      `indicador;uf;ano;valor;a\0b\nx;;2024;1,5;2\n`,
      'meta.csv:1: a\u2400b: tem um caractere nulo',
    ],
    [
      'fifty thousand columns',
      `indicador;uf;ano;valor${';c'.repeat(50_000)}\n`,
      'meta.csv:1: o cabeçalho tem 50.004 colunas e o formato deste arquivo conhece 4',
    ],
    ['a cell too many', `${HEADER}x;;2024;1,5;2\n`, 'meta.csv:2: a linha tem 5 campos e o cabeçalho tem 4'],
    [
      'a repeated column',
      `indicador;uf;ano;valor;ano\nx;;2024;1,5;2024\n`,
      'meta.csv:1: ano: a coluna aparece duas vezes no cabeçalho',
    ],
    [
      'a required cell left empty',
      `${HEADER};;2024;1,5\n`,
      'meta.csv:2: indicador: é obrigatório e veio vazio',
    ],
    [
      'Latin-1',
      Buffer.from(`${HEADER}Situa\xe7\xe3o;;2024;1,5\n`, 'latin1'),
      'salve o arquivo como "CSV UTF-8"',
    ],
  ])('reports %s', async (_, content, sentence) => {
    const { faults, rows } = await reading('meta', content);
    expect(faults).toEqual([expect.stringContaining(sentence)]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['on the last line', `${HEADER}x;;2024;"1,5\n`, 2],
    ['many lines above the end', `${HEADER}a;;2024;1,5\n"b;;2024;1,5\n${'c;;2024;1,5\n'.repeat(5000)}`, 3],
    ['a megabyte above the end', `${HEADER}a;;2024;1,5\n"b;;2024;1,5\n${'c;;2024;1,5\n'.repeat(90_000)}`, 3],
    ['lines above the quotes of another cell', `${HEADER}"a;;2024;1,5\nb;;2024;1,5\n"c";;2024;1,5\n`, 2],
    ['after a cell of two lines', `${HEADER}"a\r\nb";;2024;1,5\r\nc;;2024;"1,5\r\nd;;2024;1,5`, 4],
    ['in the middle of a field', `\uFEFF${HEADER}a"b";;2024;1,5\n`, 2],
  ])('names the line where a quote opens that does not close: %s', async (_, content, line) => {
    const { faults } = await reading('meta', content);
    expect(faults).toEqual([
      expect.stringMatching(new RegExp(`^meta\\.csv:${line}: o arquivo tem aspas que não fecham`)),
    ]);
  });

  it('names the line of a record beyond a megabyte without quotes', async () => {
    const { faults } = await reading('meta', `${HEADER}a;;2024;1,5\n${'x'.repeat(1_200_000)};;2024;1,5\n`);
    expect(faults).toEqual(['meta.csv:3: a linha passa de 1 MB']);
  });

  it('warns of twenty unknown columns and of the number of the others', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `extra${i}`);
    const { warnings, faults } = await reading('meta', `indicador;uf;ano;valor;${names.join(';')}\n`);
    expect(faults).toEqual([]);
    expect(warnings).toHaveLength(21);
    expect(warnings.at(-1)).toBe('meta.csv: mais 40 colunas desconhecidas, ignoradas');
  });

  it.each(['Area_Total', 'área total', 'area_totl', 'area_total_ha', 'areatotal'])(
    'refuses %s where area_total is missing, which it seems to mean',
    async (name) => {
      const header = `cod_propriedade;nome;codigo_municipio;uf;${name}`;
      const { faults } = await reading('propriedade', `${header}\n1;a;3148004;MG;5\n`);
      expect(faults).toEqual([
        `propriedade.csv:1: ${name}: coluna desconhecida, e falta a coluna "area_total": quis dizer "area_total"?`,
      ]);
      const both = await reading('propriedade', `${header};area_total\n1;a;3148004;MG;5;5\n`);
      expect(both.faults).toEqual([]);
    },
  );

  it('warns of unknown columns', async () => {
    const { warnings, rows } = await reading('meta', `indicador;uf;ano;valor;cor\nx;;2024;1,5;azul\n`);
    expect(warnings).toEqual(['meta.csv:1: cor: coluna desconhecida, ignorada']);
    expect(rows).toHaveLength(1);
  });

  it('reports every fault of a row, and checks rules only where the values are good', async () => {
    const row = (cells: Record<string, string>) =>
      `${['cod_propriedade', 'nome', 'codigo_municipio', 'uf', 'lon', 'lat', 'dt_inicio', 'dt_fim'].map((name) => cells[name] ?? '').join(';')}\n`;
    const header = 'cod_propriedade;nome;codigo_municipio;uf;lon;lat;dt_inicio;dt_fim\n';
    const good = { cod_propriedade: '1', nome: 'a', codigo_municipio: '3148004', uf: 'MG' };
    const { faults } = await reading(
      'propriedade',
      header +
        row({ ...good, nome: '', uf: 'XX' }) +
        row({ ...good, lon: '-46,5' }) +
        row({ ...good, dt_inicio: '02/01/2024', dt_fim: '01/01/2024' }),
    );
    expect(faults).toEqual([
      'propriedade.csv:2: nome: é obrigatório e veio vazio',
      'propriedade.csv:2: uf "XX": não é a sigla de uma unidade da federação',
      'propriedade.csv:3: lat: só pode ser informado junto com lon',
      'propriedade.csv:4: dt_fim "2024-01-01": vem antes de dt_inicio',
    ]);
  });
});

const SQUARE = [
  [-46, -18],
  [-45, -18],
  [-45, -17],
  [-46, -17],
  [-46, -18],
];
const area = (geometry: unknown, properties: object = { codigo: 'A' }) =>
  `{"type":"FeatureCollection","features":[\n${JSON.stringify({ type: 'Feature', properties, geometry })}\n]}`;

describe('GeoJSON', () => {
  it('gives line, place, columns and EWKT, a Polygon as MultiPolygon where the table has those', async () => {
    const { rows, faults } = await reading(
      'reserva_legal',
      area({ type: 'Polygon', coordinates: [SQUARE] }, { codigo: 'A', area_ha: 1.5 }),
    );
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      '2\t1\tA\t\\N\t1.5\tSRID=4674;MULTIPOLYGON(((-46 -18,-45 -18,-45 -17,-46 -17,-46 -18)))',
    ]);
  });

  it('reads any layout, and brackets and quotes within strings', async () => {
    const feature = (codigo: string) =>
      JSON.stringify({
        geometry: { type: 'Polygon', coordinates: [SQUARE] },
        type: 'Feature',
        properties: { codigo, nome: '}]{[",\\' },
      });
    const text = `\uFEFF{ "name" : "features", "crs": {"type":"name","properties":{"name":"EPSG:4326"}}, "features" : [ ${feature('A')} ,\r\n ${feature('B')}], "type":"FeatureCollection" }`;
    const { rows, faults } = await reading('reserva_legal', text);
    expect(faults).toEqual([]);
    expect(rows.map((row) => row.split('\t').slice(0, 3))).toEqual([
      ['1', '1', 'A'],
      ['2', '2', 'B'],
    ]);
  });

  // Looking at all that stands around for each of them took minutes.
  it('reads what stands behind a hundred thousand other lists', async () => {
    const text = area({ type: 'Polygon', coordinates: [SQUARE] }, { codigo: 'A' });
    const { rows, faults } = await reading(
      'reserva_legal',
      text.replace('{', `{${'"a":[],'.repeat(100_000)}`),
    );
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(1);
  });

  it('reads the same features however the file is cut into pieces', async () => {
    const many = Array.from({ length: 9000 }, (_, i) =>
      JSON.stringify({
        type: 'Feature',
        properties: { codigo: `A${i}` },
        geometry: { type: 'Polygon', coordinates: [SQUARE] },
      }),
    ).join(',\n');
    const { rows, faults } = await reading(
      'reserva_legal',
      `{"type":"FeatureCollection","features":[\n${many}\n]}`,
    );
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(9000);
    expect(rows.at(-1)!.split('\t').slice(0, 3)).toEqual(['9001', '9000', 'A8999']);
  });

  it.each([
    ['an open ring', { type: 'Polygon', coordinates: [SQUARE.slice(0, 4)] }, 'o anel do polígono não fecha'],
    ['a short ring', { type: 'Polygon', coordinates: [SQUARE.slice(0, 3)] }, 'menos de quatro pontos'],
    [
      'coordinates that are no numbers',
      { type: 'Polygon', coordinates: [[['a', 1], 2, 3, 4]] },
      'coordenadas que não são números',
    ],
    ['latitude first', { type: 'Polygon', coordinates: [SQUARE.map(([x, y]) => [y, x])] }, 'sai do Brasil'],
    ['a line', { type: 'LineString', coordinates: SQUARE }, 'a geometria devia ser Polygon ou MultiPolygon'],
    ['no geometry', null, 'a feição não tem geometria'],
    ['no coordinates', { type: 'Polygon' }, 'coordenadas que não são números'],
  ])('reports %s', async (_, geometry, sentence) => {
    const { faults, rows } = await reading('reserva_legal', area(geometry));
    expect(faults).toEqual([expect.stringContaining(sentence)]);
    expect(faults[0]).toContain('reserva_legal.geojson:2 (feição 1): geometry: ');
    expect(rows).toEqual([]);
  });

  it('wants one part where the table holds Polygons', async () => {
    const properties = { id_poligono: 1, cod_propriedade: '1', type_poligono: 'abc', origem: 'app' };
    const parts = (count: number) => ({
      type: 'MultiPolygon',
      coordinates: Array.from({ length: count }, () => [SQUARE]),
    });
    expect((await reading('poligono', area(parts(1), properties))).faults).toEqual([]);
    expect((await reading('poligono', area(parts(2), properties))).faults).toEqual([
      expect.stringContaining('2 partes'),
    ]);
  });

  it.each([
    ['not JSON', '{"type":"FeatureCollection","features":[', 'não é JSON válido'],
    ['another document', '{"type":"Feature","properties":{},"geometry":null}', 'não é um FeatureCollection'],
    ['a list of numbers', '{"type":"FeatureCollection","features":[1,2]}', 'não é JSON válido'],
    ['a missing comma', '{"type":"FeatureCollection","features":[{}{}]}', 'não é JSON válido'],
    ['an empty file', '', 'não é JSON válido'],
    [
      'another coordinate system',
      '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:31983"}},"features":[]}',
      'outro sistema de coordenadas',
    ],
    [
      'a feature that is none',
      '{"type":"FeatureCollection","features":[{"type":"Point"}]}',
      'não é JSON válido',
    ],
  ])('reports %s', async (_, content, sentence) => {
    const { faults } = await reading('reserva_legal', content);
    expect(faults.at(-1)).toContain(sentence);
  });

  it('refuses a property that seems to be a missing one misspelt', async () => {
    const geometry = { type: 'Polygon', coordinates: [SQUARE] };
    const { faults, warnings } = await reading('reserva_legal', area(geometry, { codigo: 'A', Area_HA: 1 }));
    expect(faults).toEqual([
      'reserva_legal.geojson:2 (feição 1): Area_HA: coluna desconhecida, e falta a coluna "area_ha": quis dizer "area_ha"?',
    ]);
    expect(warnings).toEqual([]);
  });

  it('keeps what it says of zeros and broken characters short and harmless', async () => {
    const geometry = { type: 'Polygon', coordinates: [SQUARE] };
    const properties = { codigo: 'A\0', nome: '\uD800'.repeat(130) };
    const { faults } = await reading('reserva_legal', area(geometry, properties));
    expect(faults).toEqual([
      'reserva_legal.geojson:2 (feição 1): codigo "A\u2400": tem um caractere nulo (NUL), que não é texto',
      `reserva_legal.geojson:2 (feição 1): nome "${'\uFFFD'.repeat(120)}…": tem um caractere que não é UTF-8; salve o arquivo como "CSV UTF-8"`,
    ]);
  });

  it('warns once of an unknown property, and refuses lists where a value is due', async () => {
    const { warnings, faults } = await reading(
      'reserva_legal',
      area({ type: 'Polygon', coordinates: [SQUARE] }, { codigo: ['A'], cor: 1 }),
    );
    expect(warnings).toEqual(['reserva_legal.geojson:2 (feição 1): cor: coluna desconhecida, ignorada']);
    expect(faults).toEqual([expect.stringContaining('devia ser um texto, número')]);
  });
});
