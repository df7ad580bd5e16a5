import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Node, ReferenceKind } from './ast.ts';
import {
  complete,
  cycleOf,
  inWords,
  OPERATORS,
  parse,
  print,
  readFormula,
  type OperatorName,
} from './index.ts';
import { CATALOGUE } from './testing.ts';

/** A tree without the places, to compare two readings. */
const bare = (node: Node | null): unknown =>
  JSON.parse(
    JSON.stringify(node, (key, value: unknown) => (key === 'span' || key === 'wordSpan' ? undefined : value)),
  );
const struct = (text: string) => readFormula(text, CATALOGUE).struct;
const names = (text: string) => readFormula(text, CATALOGUE).problems.map((each) => each.name);

describe('reading', () => {
  test.each([
    ['SUM(@vlr receita leite) - #Custo operacional efetivo', '!SUM(@[receita.leite.vlr]) - #[7]'],
    ['!SOMA(@vlr_receita_leite)', '!SUM(@[receita.leite.vlr])'],
    ['média(@Area Produtiva)', '!AVG(@[propriedade.area_produtiva])'],
    ['SUM(@"vlr ração (concentrado)" * 1.234,5)', '!SUM(@[despesa.racao.vlr] * 1234.5)'],
    ['#Margem / NULLIF(AVG(@area produtiva), 0)', '#[8] / !NULLIF(!AVG(@[propriedade.area_produtiva]), 0)'],
    ['COUNT_DISTINCT($atividade produtiva)', '!COUNT_DISTINCT($[propriedade.atividade])'],
    [
      "SUM(SE($atividade produtiva = 'Leite'; @area produtiva; 0))",
      "!SUM(!SE($[propriedade.atividade] = 'Leite', @[propriedade.area_produtiva], 0))",
    ],
    ['-(SUM(@area produtiva) + 2) * 3', '-(!SUM(@[propriedade.area_produtiva]) + 2) * 3'],
    ['2 - (3 - #Margem)', '2 - (3 - #[8])'],
  ])('%s', (plain, expected) => {
    expect(struct(plain)).toBe(expected);
  });

  test('a structured formula takes the present names', () => {
    const { tree } = readFormula('!SUM(@[receita.leite.vlr])', CATALOGUE);
    expect(tree && print(tree, 'plain')).toBe('SUM(@vlr receita leite)');
  });

  test('numbers: pt-BR, plain and ambiguous', () => {
    expect(struct('#Margem * 0.125')).toBe('#[8] * 0.125');
    expect(struct('#Margem * 1,50')).toBe('#[8] * 1.5');
    expect(names('#Margem * 1.000')).toEqual(['ambiguousNumber']);
    expect(struct('ROUND(#Margem, 2)')).toBe('!ROUND(#[8], 2)');
  });

  test.each([
    // Each could be two values: asked about.
    ['ROUND(#Margem/7,3)', ['ambiguousComma']],
    ['SUM(SE(@area produtiva > 10,1,0))', ['ambiguousComma']],
    ['SUM(SE(@area produtiva > 0,5, 1))', ['ambiguousComma']],
    ['COALESCE(#Margem, 1,5)', ['ambiguousComma']],
    // Only as two values do they fit: asked as well, not told as one value too few.
    ['NULLIF(5,0)', ['ambiguousComma']],
    // No other reading fits.
    ['SUM(@area produtiva * 0,5)', []],
    ['SUM(SE(@area produtiva > 0,5, 1, 0))', []],
    ['NULLIF(#Margem, 0,5)', []],
    // Told apart by parentheses, semicolons, or not within an operator at all.
    ['ROUND((#Margem/7,3))', []],
    ['SUM(SE(@area produtiva > 10,1; 1))', []],
    ['ROUND(#Margem * 1.234,5)', []],
    ['#Margem * 1,5', []],
  ])('a comma between digits: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('what a comma could be is told with both ways to write it', () => {
    const [fault] = readFormula('ROUND(#Margem/7,3)', CATALOGUE).problems;
    expect(fault).toMatchObject({
      message:
        '“7,3” pode ser um número ou dois valores de ROUND: escreva (7,3) para o número, ou 7; 3 para os dois valores',
      span: { start: 14, end: 17 },
    });
  });

  test.each(['#Margem * 7,345', 'ROUND((#Margem * 1,5))', 'SUM(SE(@area produtiva > 0,125; 1; 2,5))'])(
    'stored and read again it is the same: %s',
    (text) => {
      const read = readFormula(text, CATALOGUE);
      const again = readFormula(read.struct ?? '', CATALOGUE);
      expect([read.problems, again.problems]).toEqual([[], []]);
      expect(again.struct).toBe(read.struct);
      expect(again.tree && print(again.tree, 'plain')).toBe(text);
    },
  );

  test.each([
    [
      "SUM(SE(E(@area produtiva > 1; OU($atividade produtiva = 'Leite'; NÃO(@area produtiva >= 9))); 1; 0))",
      "!SUM(!SE(!E(@[propriedade.area_produtiva] > 1, !OU($[propriedade.atividade] = 'Leite', !NAO(@[propriedade.area_produtiva] >= 9))), 1, 0))",
    ],
    [
      "COUNT_DISTINCT(SE($atividade produtiva = 'Leite'; @nome da propriedade))",
      "!COUNT_DISTINCT(!SE($[propriedade.atividade] = 'Leite', @[propriedade.nome]))",
    ],
    [
      "COUNT(SE(EM($atividade produtiva; 'Leite'; 'Corte'); 1))",
      "!COUNT(!SE(!IN($[propriedade.atividade], 'Leite', 'Corte'), 1))",
    ],
  ])('conditions joined: %s', (plain, expected) => {
    expect(names(plain)).toEqual([]);
    expect(struct(plain)).toBe(expected);
  });
});

describe('problems', () => {
  test.each([
    ['', ['empty']],
    ['SUM(@area produtiva', ['missingClose']],
    ['SUM(@area produtiva))', ['extraClose']],
    ['SUM()', ['arity']],
    ['#Margem +', ['missingOperand']],
    ['#Margem 2', ['unknownIndicator']],
    ['(#Margem) 2', ['missingOperator']],
    ['SUN(@area produtiva)', ['unknownOperator']],
    ['SUM', ['bareOperator']],
    ['SUM(@area produtva)', ['unknownColumn']],
    ['@area produtiva', ['notAggregated']],
    ['SUM(@area produtiva) + @area produtiva', ['mixedLevels']],
    ['SUM(AVG(@area produtiva))', ['nestedAggregate']],
    ['SUM(#Margem)', ['nestedAggregate']],
    ['SUM(@nome da propriedade)', ['notNumber']],
    ['#Margem > 2', ['conditionOutside']],
    ['SE(#Margem, 1, 2)', ['conditionMissing']],
    ["SE(#Margem = 'x', 1, 2)", ['differentTypes']],
    ["SUM(SE(#Margem = 1, 'x', 2))", ['differentTypes']],
    ["SUM(SE(@area produtiva = 1, 'x', 'y'))", ['notNumber']],
    ["SUM(SE(IN(@area produtiva; 1; 'x'), 1))", ['differentTypes']],
    ['SUM(SE(E(@area produtiva; 1 = 1), 1))', ['conditionsMissing']],
    ['SUM(E(1 = 1; 2 = 2))', ['conditionOutside']],
    ['SUM(ACUMULADO(@area produtiva))', ['accumulatesRows']],
    ['ACUMULADO(@area produtiva)', ['accumulatesRows']],
    ["'aberto", ['unclosedText']],
    ['#Margem ^ 2', ['unknownIndicator']],
    ['2 ? 3', ['unknownCharacter', 'missingOperator']],
    ['('.repeat(100) + '1', ['tooDeep']],
    ['1+'.repeat(6000), ['tooLong']],
  ])('%s', (text, expected) => {
    expect(names(text).filter((name, i, all) => all.indexOf(name) === i)).toEqual(
      expect.arrayContaining(expected),
    );
  });

  test('all at once, each at its place, with a proposed fix', () => {
    const text = 'SUM(@area produtva) / SUN(@vlr receita leite) + $data da vista';
    const { problems } = readFormula(text, CATALOGUE);
    expect(
      problems.map((each) => [each.name, text.slice(each.span.start, each.span.end), each.fix?.text]),
    ).toEqual([
      ['unknownColumn', '@area produtva', '@area produtiva'],
      ['unknownOperator', 'SUN', 'SUM'],
      ['unknownDimension', '$data da vista', '$data da visita'],
    ]);
    expect(problems[0]?.message).toBe('A coluna “area produtva” não existe. Você quis dizer area produtiva?');
  });

  test('a cycle names its path', () => {
    const formulas: Record<string, string> = { '8': '#[9]', '9': '#[7]' };
    const tree = parse('#[8]').tree as Node;
    expect(cycleOf('7', tree, (code) => parse(formulas[code] ?? '').tree ?? undefined)).toEqual([
      '7',
      '8',
      '9',
      '7',
    ]);
    expect(cycleOf('5', tree, (code) => parse(formulas[code] ?? '').tree ?? undefined)).toBeNull();
  });
});

describe('random formulas', () => {
  const span = { start: 0, end: 0 };
  const name = fc
    .stringMatching(/^[a-zà-ú0-9 ()\-+"'_,;#@$!/*]{1,12}$/u)
    .map((text) => text.replaceAll('_', ' ').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const leaf: fc.Arbitrary<Node> = fc.oneof(
    fc.nat(1_000_000).map((n): Node => ({ kind: 'number', value: String(n), span })),
    fc
      .tuple(fc.nat(999), fc.integer({ min: 1, max: 9 }))
      .map(([a, b]): Node => ({ kind: 'number', value: `${a}.0${b}`, span })),
    fc.nat(998).map((a): Node => ({ kind: 'number', value: `${a + 1}.345`, span })),
    fc.string({ maxLength: 8 }).map((value): Node => ({ kind: 'text', value, span })),
    fc
      .tuple(fc.constantFrom<ReferenceKind>('column', 'indicator', 'dimension'), name)
      .map(([to, text]): Node => ({ kind: 'reference', to, name: text, code: null, span })),
  );
  const { tree } = fc.letrec<{ tree: Node }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      leaf,
      fc
        .tuple(fc.constantFrom('+', '-', '*', '/'), tie('tree'), tie('tree'))
        .map(([operator, left, right]): Node => ({
          kind: 'binary',
          operator: operator as '+',
          left,
          right,
          span,
        })),
      fc
        .tuple(fc.constantFrom('=', '<>', '<', '<=', '>', '>='), tie('tree'), tie('tree'))
        .map(([operator, left, right]): Node => ({
          kind: 'compare',
          operator: operator as '=',
          left,
          right,
          span,
        })),
      tie('tree').map((operand): Node => ({ kind: 'negate', operand, span })),
      fc
        .tuple(
          fc.constantFrom(...(Object.keys(OPERATORS) as OperatorName[])),
          fc.array(tie('tree'), { minLength: 3, maxLength: 3 }),
        )
        .map(([operator, args]): Node => ({
          kind: 'call',
          operator,
          args: args.slice(0, OPERATORS[operator].arity.max),
          span,
          wordSpan: span,
        })),
    ),
  }));

  test('print and parse back to the same tree', () => {
    fc.assert(
      fc.property(tree, (node) => {
        const again = parse(print(node, 'plain'));
        expect(again.problems.filter((each) => each.name !== 'ambiguousNumber')).toEqual([]);
        expect(bare(again.tree)).toEqual(bare(node));
      }),
      { numRuns: 2000 },
    );
  });

  test('no text, however hostile, makes reading throw or point outside it', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'@#$!"\'()[],;.+-*/<>=1 aSUM\n_'.split('')), maxLength: 80 }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        for (const each of readFormula(text, CATALOGUE).problems) {
          expect(each.span.start).toBeGreaterThanOrEqual(0);
          expect(each.span.end).toBeLessThanOrEqual(text.length);
          expect(each.span.start).toBeLessThanOrEqual(each.span.end);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('editor', () => {
  test('suggestions by trigger', () => {
    const at = (text: string) => complete(text, text.length, CATALOGUE);
    expect(at('SUM(@vlr')?.suggestions.map((each) => each.apply)).toEqual([
      '@vlr receita leite',
      '@"vlr ração (concentrado)"',
    ]);
    expect(at('SUM(@vlr')).toMatchObject({ trigger: '@', from: 4, to: 8, total: 2 });
    expect(at('!me')?.suggestions.map((each) => each.label)).toEqual(['AVG (MÉDIA)', 'LEAST (MENOR)']);
    expect(at('#cus')?.suggestions.map((each) => each.label)).toEqual(['Custo operacional efetivo']);
    expect(at('#operacional')?.suggestions).toEqual([]);
    expect(at('$visita')?.suggestions.map((each) => each.label)).toEqual(['data da visita']);
    expect(at('1 + 2')).toBeNull();
  });

  test('columns are cut at 20 and the total is told', () => {
    const many = Array.from({ length: 50 }, (_, i) => ({
      kind: 'column' as const,
      code: String(i),
      name: `item ${i}`,
      type: 'number' as const,
      unit: null,
      origin: '',
    }));
    const catalogue = { byName: () => undefined, byCode: () => undefined, all: () => many };
    const found = complete('@item', 5, catalogue);
    expect([found?.suggestions.length, found?.total]).toEqual([20, 50]);
  });

  test('conditions in words', () => {
    const { tree } = readFormula(
      "COUNT(SE(E(EM($atividade produtiva; 'Leite'; 'Corte'); NÃO(@area produtiva > 2)); 1))",
      CATALOGUE,
    );
    expect(tree && inWords(tree)).toBe(
      'a quantidade de 1 quando (atividade produtiva é “Leite” ou “Corte”) e (não area produtiva é maior que 2), senão sem dados',
    );
  });

  test.each([
    [
      'COALESCE(#Margem; AVG(@area produtiva); 0)',
      'o primeiro com dados entre Margem e a média de area produtiva e 0',
    ],
    [
      'COMPLETO(#Margem - SUM(@area produtiva))',
      'Margem menos a soma de area produtiva (só onde nenhuma parcela falta)',
    ],
    ['ACUMULADO(#Margem - SUM(@area produtiva))', 'Margem menos a soma de area produtiva (desde o início)'],
    ['menor(#Margem; 3)', 'o menor entre Margem e 3'],
    ['GREATEST(#Margem; 0; 1)', 'o maior entre Margem e 0 e 1'],
  ])('%s in words names all it chooses from', (text, words) => {
    const { tree } = readFormula(text, CATALOGUE);
    expect(tree && inWords(tree)).toBe(words);
  });

  test('in words', () => {
    const { tree } = readFormula(
      '(SUM(@vlr receita leite) - #Custo operacional efetivo) / NULLIF(AVG(@area produtiva), 0)',
      CATALOGUE,
    );
    expect(tree && inWords(tree)).toBe(
      '(a soma de vlr receita leite menos Custo operacional efetivo) dividido por a média de area produtiva, ou sem dados quando for 0',
    );
  });
});
