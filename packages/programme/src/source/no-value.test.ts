import { describe, expect, it } from 'vitest';
import { isFormulaError, isNoValue } from './no-value.ts';

describe('what is no value', () => {
  it.each([
    ['databases', ['NULL', 'null', 'Null', '(null)', '[NULL]', '<null>', String.raw`\N`, 'undefined']],
    ['data frames', ['None', 'NaN', 'nan', 'NaT', '<NA>']],
    ['spreadsheets', ['#N/A', '#N/D', '#n/d', '(vazio)', '(em branco)', '(blank)']],
    [
      'forms',
      ['N/A', 'n/a', 'N/D', 'N/I', 'S/I', 'n.d.', 'Não informado', 'NAO INFORMADA', 'Sem informação'],
    ],
    ['signs', ['-', '--', '—', '–', '−', '...', '…', '___', '?', '???']],
  ])('is told by %s', (_, spellings) => {
    expect(spellings.filter((text) => !isNoValue(text))).toEqual([]);
  });

  it.each([
    ['codes', ['NA', 'ND', 'SI', 'NI', '0', 'x', '*', '%', 'AT']],
    ['answers', ['Não se aplica', 'Ignorado', 'Não declarado', 'Nenhum', 'Nenhuma', 'Não', 'Outro']],
    ['names', ['Sítio N/A', 'Fazenda Null', 'A-1', 'Nan Ferreira', '-x', 'Não informado pelo produtor']],
    ['failed formulas, which hide a value', ['#REF!', '#VALOR!', '####']],
  ])('is not taken from %s', (_, texts) => {
    expect(texts.filter(isNoValue)).toEqual([]);
  });
});

describe('what a spreadsheet shows of a formula that failed', () => {
  it.each([
    '#REF!',
    '#VALOR!',
    '#VALUE!',
    '#NOME?',
    '#NAME?',
    '#DIV/0!',
    '#NÚM!',
    '#NULO!',
    '#DESPEJAR!',
    '#ERROR!',
    'Err:502',
    'Erro:508',
    '#####',
  ])('is %s', (text) => expect(isFormulaError(text)).toBe(true));

  it.each(['#N/A', '#N/D', '#1', 'REF!', 'Talhão #3!', '#', 'Erro', 'Lote #2?'])('is not %s', (text) => {
    expect(isFormulaError(text)).toBe(false);
  });
});
