import { describe, expect, test } from 'vitest';
import { catalogueOf, type CatalogueEntry } from '../meaning/catalogue.ts';
import { valuePlace, writtenValue } from './value-place.ts';

const entry = (kind: CatalogueEntry['kind'], code: string, name: string): CatalogueEntry => ({
  kind,
  code,
  name,
  type: 'text',
  unit: null,
  origin: 'teste',
});
const CATALOGUE = catalogueOf([
  entry('dimension', 'uf', 'UF'),
  entry('column', 'propriedade.atividade', 'Atividade - tipo'),
  entry('column', 'propriedade.situacao', 'Situação'),
  entry('indicator', '7', 'Margem'),
]);

/** The caret stands at the bar; what is found, and the text once the value was chosen. */
function at(marked: string, value = 'X') {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = valuePlace(text, caret, CATALOGUE);
  if (!found) return null;
  const { entry: of, from, to, typed, quote } = found;
  return [of.name, typed, text.slice(0, from) + writtenValue(value, quote) + text.slice(to)];
}

describe('a value is expected', () => {
  test.each([
    ['$UF =|', 'UF', '', "$UF ='X'"],
    ['$UF = |', 'UF', '', "$UF = 'X'"],
    ['$UF <> |', 'UF', '', "$UF <> 'X'"],
    ['$uf != go|', 'UF', 'go', "$uf != 'X'"],
    ['$UF = Minas Ge|', 'UF', 'Minas Ge', "$UF = 'X'"],
    ['$UF = Mi|nas', 'UF', 'Mi', "$UF = 'X'"],
    ["$UF = '|", 'UF', '', "$UF = 'X'"],
    ['$UF = "go|', 'UF', 'go', '$UF = "X"'],
    ["SUM(SE(@Situação = 'At|; 1; 0))", 'Situação', 'At', "SUM(SE(@Situação = 'X'; 1; 0))"],
    ["SUM(SE(@Situação = 'At|, 1, 0))", 'Situação', 'At', "SUM(SE(@Situação = 'X', 1, 0))"],
    ["SE($UF = 'G|o'; 1; 0)", 'UF', 'G', "SE($UF = 'X'; 1; 0)"],
    ["SE($UF = 'Leite (li|tros)'; 1; 0)", 'UF', 'Leite (li', "SE($UF = 'X'; 1; 0)"],
    ["SE($UF = 'G|; 1; 0) + SE($UF = 'MG'; 1; 0)", 'UF', 'G', "SE($UF = 'X'; 1; 0) + SE($UF = 'MG'; 1; 0)"],
    ["SE($UF = 'G|) + SE($UF = 'MG')", 'UF', 'G', "SE($UF = 'X') + SE($UF = 'MG')"],
    ['SE(@"Atividade - tipo" = |', 'Atividade - tipo', '', 'SE(@"Atividade - tipo" = \'X\''],
    ['$[uf] = |', 'UF', '', "$[uf] = 'X'"],
    ["IN($UF; '|", 'UF', '', "IN($UF; 'X'"],
    ["IN($UF, 'GO', m|)", 'UF', 'm', "IN($UF, 'GO', 'X')"],
    ["IN($UF, 'G|, 'MG')", 'UF', 'G', "IN($UF, 'X', 'MG')"],
    ["$UF = 'd''O|", 'UF', "d'O", "$UF = 'X'"],
  ])('%s', (text, name, typed, whole) => {
    expect(at(text)).toEqual([name, typed, whole]);
  });
});

test.each([
  '|',
  '$UF|',
  '$UF = $|',
  '$UF = @"|',
  '$UF = #Mar|',
  "$UF = 'GO'|",
  "$UF = |'GO'",
  "$UF = 'GO' |",
  '$UF > |',
  '$Nada = |',
  '#Margem = |',
  "'GO' = |",
  'SE($UF; |',
  'SUM($UF, |',
  '$UF = SUM(|',
  "SE($UF = 'GO'; |",
])('none is expected at %s', (text) => {
  expect(at(text)).toBeNull();
});

test('a value is quoted as it was begun, its own quotes doubled', () => {
  expect(writtenValue("Olho d'Água", null)).toBe("'Olho d''Água'");
  expect(writtenValue("Olho d'Água", '"')).toBe('"Olho d\'Água"');
  expect(writtenValue('o "novo"', '"')).toBe('"o ""novo"""');
});
