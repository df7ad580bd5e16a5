import { expect, test } from 'vitest';
import { expressionWords, filterWords } from './filter-words.ts';
import { keyedBy } from './keyed.ts';

const keyed = keyedBy('a secret of this test, long enough');
const CPF = '99941799955';
const DOTTED = '999.417.999-55';

test('the same value has the same code, whoever writes it how; another secret another', () => {
  expect(keyed(CPF)).toBe(keyed(` ${DOTTED} `));
  expect(keyed('Zeli Gabiroba')).toBe(keyed('zeli gabiroba'));
  expect(keyed(CPF)).not.toBe(keyed('99941799956'));
  expect(keyedBy('another secret')(CPF)).not.toBe(keyed(CPF));
  expect(keyed(CPF)).toMatch(/^#[\w-]{16}$/);
});

test('which report, layer, years, states and pages are kept as they are', () => {
  const asked = {
    co_consulta: '11157',
    $ano: '[2024,2025]',
    $uf: '["GO"]',
    page: '-1',
    typeNames: 'programa:propriedades',
    bbox: '-49.1,-16.2,-48.9,-16.0,EPSG:4674',
    ano: [2024],
    empty: '',
  };
  const { empty: _, ano, ...plain } = asked;
  expect(filterWords(asked, keyed)).toEqual({ ...plain, ano: JSON.stringify(ano) });
});

test.each([
  [`cpf_tecnico='${CPF}' and uf='GO'`, `cpf_tecnico='${keyed(CPF)}' and uf='GO'`],
  [`cpf = ${CPF} or ano = 2024`, `cpf = ${keyed(CPF)} or ano = 2024`],
  [`nome_produtor LIKE 'Zeli %'`, `nome_produtor LIKE '${keyed('Zeli %')}'`],
  [`nome = 'D''Ávila'`, `nome = '${keyed("D'Ávila")}'`],
  [`cod_propriedade IN ('GO','P-77')`, `cod_propriedade IN ('GO','${keyed('P-77')}')`],
  [`cod:${CPF};uf:GO`, `cod:${keyed(CPF)};uf:GO`],
  [
    `<fes:Literal>${CPF}</fes:Literal><fes:Literal>2024</fes:Literal>`,
    `<fes:Literal>${keyed(CPF)}</fes:Literal><fes:Literal>2024</fes:Literal>`,
  ],
  [`nome = 'sem fim`, `nome = '${keyed('sem fim')}'`],
])('of an expression columns and operators are kept: %s', (text, kept) => {
  expect(expressionWords(text, keyed)).toBe(kept);
});

test('conditions in JSON keep their columns, as text and as a body', () => {
  const filters = [{ alias: 'tecnico', colname: 'cpf', operator: '=', value: [CPF, 'GO'] }];
  const kept = JSON.stringify([
    { alias: 'tecnico', colname: 'cpf', operator: '=', value: [keyed(CPF), 'GO'] },
  ]);
  expect(filterWords({ filters }, keyed)).toEqual({ filters: kept });
  expect(filterWords({ filters: JSON.stringify(filters) }, keyed)).toEqual({ filters: kept });
});

test('nothing of a person and no secret is kept, wherever it is written', () => {
  const asked = {
    texto: 'Zeli Gabiroba',
    data: { cpf: CPF, nome: DOTTED },
    propriedade: 'P-0077',
    moreFilter: `x="${CPF}"`,
    co_consulta: CPF,
    layers: `a,${DOTTED}`,
    pass: 'senha secreta',
    token: 'abcdef',
    nested: [[[{ deep: `é ${CPF}` }]]],
    documento: `<Filter><Literal>Zeli Gabiroba</Literal></Filter>`,
    [`q${'x'.repeat(200)}`]: CPF,
  };
  const words = JSON.stringify(filterWords(asked, keyed));
  for (const secret of [CPF, DOTTED, 'Gabiroba', 'P-0077', 'secreta', 'abcdef'])
    expect(words).not.toContain(secret);
});

test('what is huge is cut', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`p${at}`, 'x'.repeat(100_000)]));
  const deep = { filters: Array.from({ length: 50_000 }, () => ({ value: 'x' })) };
  expect(JSON.stringify(filterWords(many, keyed)).length).toBeLessThan(30_000);
  expect(JSON.stringify(filterWords(deep, keyed)).length).toBeLessThan(3_000);
});
