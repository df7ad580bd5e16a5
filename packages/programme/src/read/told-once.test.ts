import { expect, it } from 'vitest';
import { reading } from '../import/testing/reading.ts';

it('reads as empty what says that there is no value, and tells it once a column', async () => {
  const header = 'cod_propriedade;nome;codigo_municipio;uf;atividade_produtiva;perfil_fundiario\n';
  const cells = ['N/A;Média', 'Leite;-', 'NULL;Não informado', ' n/a ;NA', '\u00a0N/A;Não se aplica'];
  const { rows, warnings, faults } = await reading(
    'propriedade',
    header + cells.map((pair, index) => `${index + 1};a;3148004;MG;${pair}\n`).join(''),
  );
  expect(faults).toEqual([]);
  // Activity and profile stand after the code, the name, the municipality, the state, the basin and the place.
  expect(rows.map((row) => row.split('\t').slice(8, 10))).toEqual([
    ['\\N', 'Média'],
    ['Leite', '\\N'],
    ['\\N', '\\N'],
    ['\\N', 'NA'],
    ['\\N', 'Não se aplica'],
  ]);
  expect(warnings).toEqual([
    'propriedade.csv:2: atividade_produtiva "N/A": diz que não há valor: lido como campo vazio, assim como em mais 3 linhas desta coluna (também "NULL", "n/a")',
    'propriedade.csv:3: perfil_fundiario "-": diz que não há valor: lido como campo vazio, assim como em mais 1 linha desta coluna (também "Não informado")',
  ]);
});

it.each([
  ['a name', '1;-;3148004;MG;;', 'nome "-": é obrigatório, e isto diz que não há valor'],
  ['a code', 'NULL;a;3148004;MG;;', 'cod_propriedade "NULL": é obrigatório, e isto diz que não há valor'],
  // An accountant's zero is a dash as well.
  ['a number', '1;a;3148004;MG;;-', 'area_total "-": não é um número na forma deste arquivo'],
  ['a failed formula', '1;a;3148004;MG;#REF!;', 'fase "#REF!": é o que a planilha mostra de uma fórmula'],
])(
  'refuses what is no value where it cannot be empty or was meant to be one: %s',
  async (_, row, sentence) => {
    const header = 'cod_propriedade;nome;codigo_municipio;uf;fase;area_total\n';
    const { faults, rows } = await reading('propriedade', `${header}${row}\n`);
    expect(faults).toEqual([expect.stringContaining(`propriedade.csv:2: ${sentence}`)]);
    expect(rows).toEqual([]);
  },
);

it('leaves out rows of separators only, and tells it once', async () => {
  const { rows, warnings, faults } = await reading(
    'meta',
    `indicador;uf;ano;valor\n;;;\nx;;2024;1,5\n ; ;;\n;;;\n`,
  );
  expect([rows, faults]).toEqual([['3\tx\t\\N\t2024\t1.5'], []]);
  expect(warnings).toEqual([
    'meta.csv:2: linha só com separadores, ignorada, assim como mais 2 linhas do arquivo',
  ]);
});

it('tells of an hour that the clock skipped, which is kept as written', async () => {
  const header = 'id_visita;cod_propriedade;numero;dt_visita;dt_checkin;sincronizada\n';
  const row = (id: number, time: string) => `${id};1;0;2018-11-04;2018-11-04 ${time};sim\n`;
  const { rows, warnings } = await reading(
    'visita',
    header + row(1, '00:30') + row(2, '01:30') + row(3, '00:10'),
  );
  expect(rows.map((line) => line.split('\t')[6])).toEqual([
    '2018-11-04 00:30',
    '2018-11-04 01:30',
    '2018-11-04 00:10',
  ]);
  expect(warnings).toEqual([
    'visita.csv:2: dt_checkin "2018-11-04 00:30": não houve essa hora em Brasília, cujo relógio saltou ao começar o horário de verão: fica como está escrita, assim como em mais 1 linha desta coluna',
  ]);
});

it('reads it as empty in GeoJSON too', async () => {
  const square = [
    [-46, -18],
    [-45, -18],
    [-45, -17],
    [-46, -18],
  ];
  const geometry = { type: 'Polygon', coordinates: [square] };
  const properties = { codigo: 'A', nome: 'None' };
  const text = `{"type":"FeatureCollection","features":[\n${JSON.stringify({ type: 'Feature', properties, geometry })}\n]}`;
  const { rows, warnings } = await reading('reserva_legal', text);
  expect(rows[0]?.split('\t').slice(2, 4)).toEqual(['A', '\\N']);
  expect(warnings).toEqual([
    'reserva_legal.geojson:2 (feição 1): nome "None": diz que não há valor: lido como campo vazio',
  ]);
});
