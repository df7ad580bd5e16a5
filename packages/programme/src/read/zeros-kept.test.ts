import { expect, it } from 'vitest';
import { reading } from '../import/testing/reading.ts';

const HEADER = 'cpf;nome;uf\n';

// Exporters write ="0012" so that Excel keeps the zeros; the quotes are in the middle of a cell, which no CSV is.
it('a value that is written as a formula ends the reading, by its own reason and line', async () => {
  const { faults } = await reading('supervisor', `${HEADER}123.456.789-09;Ana;MG\n="00000000191";Ivo;GO\n`);
  expect(faults).toEqual([
    'supervisor.csv:3: há um valor na forma ="0012", com que planilhas guardam os zeros da frente: é uma fórmula, e não o valor; escreva só o valor (0012). A leitura parou aqui',
  ]);
});

it.each([
  ['cpf', '"=""00000000191""";Ivo;GO', '="00000000191"'],
  ['nome', '123.456.789-09;"=""0012""";GO', '="0012"'],
])('and one that is quoted as CSV wants it is refused in column %s', async (column, row, value) => {
  const { rows, faults } = await reading('supervisor', `${HEADER}${row}\n987.654.321-00;Ana;MG\n`);
  expect(rows).toHaveLength(1);
  expect(faults).toEqual([
    `supervisor.csv:2: ${column} "${value}": está na forma ="0012", com que planilhas guardam os zeros da frente: é uma fórmula, e não o valor; escreva só o valor (0012)`,
  ]);
});

it('an equals sign alone is a letter like others', async () => {
  const { rows, faults } = await reading('supervisor', `${HEADER}123.456.789-09;=Ana "a" = b;MG\n`);
  expect(faults).toEqual([expect.stringContaining('supervisor.csv:2: o arquivo tem aspas que não fecham')]);
  expect(rows).toEqual([]);
  expect((await reading('supervisor', `${HEADER}123.456.789-09;=Ana;MG\n`)).faults).toEqual([]);
});
