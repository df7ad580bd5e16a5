import { expect, it } from 'vitest';
import { offeredIn, refuseOthers, toldOf } from './offered.ts';

const PLACES = [
  { valor: 5208608, titulo: 'Goianésia' },
  { valor: 3101, titulo: 'Bom Jesus' },
  { valor: 4202, titulo: 'Bom Jesus' },
  { valor: 'de 1, a 5', titulo: 'De 1, a 5 anos' },
];
const codes = (text: string) => offeredIn('municipio', text, PLACES).map(({ valor }) => valor);

it.each<[string, (string | number)[]]>([
  ['goianesia', [5208608]],
  ['5208608', [5208608]],
  [' GOIANÉSIA , 3101', [5208608, 3101]],
  // Two of one name, and a name with a comma.
  ['Bom Jesus', [3101, 4202]],
  ['de 1, a 5 anos', ['de 1, a 5']],
  ['3101,3101', [3101]],
])('%j names %j', (text, wanted) => {
  expect(codes(text)).toEqual(wanted);
});

it.each(['', ',', 'Goiânia', 'goianesia,', "Bom Jesus' or 1=1", '__proto__'])('%j is none', (text) => {
  expect(() => codes(text)).toThrow(
    expect.objectContaining({
      failure: 'noSuchValue',
      message: expect.stringContaining('Há: 5208608 (Goianésia), 3101 (Bom Jesus)'),
    }),
  );
});

it('of many only some are told, with how many more', () => {
  const names = Array.from({ length: 45 }, (_, at) => `n${at}`);
  expect(toldOf(names)).toMatch(/^n0, .*, n39 e mais 5$/);
  expect(toldOf([])).toBe('nenhum');
});

it('a parameter that is none here is refused with those that are', () => {
  expect(() => refuseOthers({ ano: '2025', uf: undefined, constructor: 'x' }, ['ano', 'uf'])).toThrow(
    'O parâmetro constructor não existe aqui. Há: ano, uf.',
  );
  refuseOthers({ ano: '2025' }, ['ano', 'uf']);
});
