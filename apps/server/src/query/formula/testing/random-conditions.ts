import fc from 'fast-check';
import type { FormulaNames } from '../index.ts';

/** Something that is counted or added up, and a condition on its rows: the two sides of a share. */
export interface RandomPart {
  /** The aggregate with `{x}` for what is taken of each row. */
  readonly aggregate: string;
  /** What is taken of each row of the whole. */
  readonly value: string;
  readonly condition: string;
  /** Whether a part and the rest add up to the whole: of different things, one may be in both. */
  readonly additive: boolean;
}

interface Fact {
  readonly key: string;
  /** Columns that are never negative. */
  readonly amounts: readonly string[];
  /** Columns and dimensions with values that some rows have. */
  readonly texts: readonly (readonly [name: string, values: readonly string[]])[];
  readonly numbers: readonly (readonly [code: string, most: number])[];
}

const OF_PROPERTY = [
  ['$UF', ['GO', 'MG', 'MS']],
  ['$"Atividade produtiva"', ['Bovinocultura de leite', 'Bovinocultura de corte']],
  ['$"Perfil fundiário"', ['Pequena propriedade', 'Média propriedade', 'Grande propriedade']],
] as const;
const AREA = ['propriedade.area_total', 500] as const;

const FACTS: readonly Fact[] = [
  {
    key: 'propriedade.cod_propriedade',
    amounts: ['propriedade.area_total', 'propriedade.area_pastagem'],
    texts: OF_PROPERTY,
    numbers: [AREA, ['propriedade.area_degradada', 100]],
  },
  {
    key: 'visita.id_visita',
    amounts: ['visita.duracao_min'],
    texts: OF_PROPERTY,
    numbers: [AREA, ['visita.duracao_min', 200], ['visita.numero', 24]],
  },
  {
    key: 'lancamento.id_lancamento',
    amounts: ['lancamento.qtde'],
    texts: [...OF_PROPERTY, ['$Natureza', ['Receita', 'Despesa', 'Estoque']]],
    numbers: [AREA, ['lancamento.qtde', 3000], ['lancamento.codigo_item', 40_201]],
  },
  {
    key: 'pratica.id_pratica',
    amounts: ['pratica.area_ha'],
    texts: OF_PROPERTY,
    numbers: [AREA, ['pratica.area_ha', 60]],
  },
];

/** Shares of any fact under conditions of up to three comparisons, with what is not known on some rows. */
export function randomPart(names: FormulaNames): fc.Arbitrary<RandomPart> {
  const column = (code: string): string =>
    `@"${names.catalogue.byCode('column', code)!.name.replaceAll('"', '""')}"`;
  const conditionOf = ({ texts, numbers }: Fact): fc.Arbitrary<string> => {
    const text = fc
      .constantFrom(...texts)
      .chain(([name, values]) =>
        fc
          .tuple(fc.constantFrom('=', '<>'), fc.constantFrom(...values))
          .map(([sign, value]) => `${name} ${sign} '${value}'`),
      );
    const number = fc
      .constantFrom(...numbers)
      .chain(([code, most]) =>
        fc
          .tuple(fc.constantFrom('=', '<>', '<', '<=', '>', '>='), fc.nat(most))
          .map(([sign, value]) => `${column(code)} ${sign} ${value}`),
      );
    return fc.letrec<{ one: string }>((tie) => ({
      one: fc.oneof(
        { maxDepth: 2, depthSize: 'small' },
        text,
        number,
        tie('one').map((a) => `NÃO(${a})`),
        fc
          .tuple(fc.constantFrom('E', 'OU'), tie('one'), tie('one'))
          .map(([word, a, b]) => `${word}(${a}; ${b})`),
      ),
    })).one;
  };
  return fc.constantFrom(...FACTS).chain((fact) =>
    fc
      .tuple(
        conditionOf(fact),
        fc.oneof(
          fc.constant({ aggregate: 'COUNT({x})', value: column(fact.key), additive: true }),
          fc.constantFrom(...fact.amounts).map((code) => ({
            aggregate: 'SUM({x})',
            value: column(code),
            additive: true,
          })),
          fc.constant({
            aggregate: 'COUNT_DISTINCT({x})',
            value: column(`${fact.key.split('.')[0]}.cod_propriedade`),
            additive: false,
          }),
        ),
      )
      .map(([condition, taken]) => ({ condition, ...taken })),
  );
}
