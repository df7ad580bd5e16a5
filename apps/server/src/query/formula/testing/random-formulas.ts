import fc from 'fast-check';
import type { CatalogueItem, FormulaNames } from '../index.ts';

/** A formula as text, and the same asked of flat rows of another engine, made side by side from one choice. */
export interface RandomFormula {
  readonly text: string;
  readonly judge: Judge;
}

/** How the judge works it out: an aggregate over a flat fact, or arithmetic over such. */
export type Judge =
  | { readonly fact: string; readonly select: string; readonly where: string; readonly empty: number | null }
  | {
      readonly op: '+' | '-' | '*' | '/' | 'abs' | 'ano' | 'first' | 'unless' | 'least' | 'greatest';
      readonly args: readonly Judge[];
    }
  | { readonly number: number };

interface Row {
  readonly text: string;
  readonly sql: string;
  /** The same as SUM adds it up: of two parts that are added, what is not there adds nothing. */
  readonly summed: string;
  /** Items that it reads. */
  readonly items: readonly string[];
  /** Without a division: its figure has an end, so that whether it equals another is not a matter of how either side rounds. */
  readonly exact: boolean;
}

/** As the judge compares a row's figure with another: it reckons in binary, and no exact figure has so many decimals. */
const compared = ({ sql }: Row): string => `round(${sql}, 6)`;
/** What SUM adds up like any other aggregate. */
const alike = (row: Row): Row => ({ ...row, summed: row.sql });
/** A row's value where something is so, and another where it is not. */
const chosen = ({ sql, summed }: Row, test: string, other: number): Pick<Row, 'sql' | 'summed'> => ({
  sql: `(CASE WHEN ${test} THEN ${sql} ELSE ${other} END)`,
  summed: `(CASE WHEN ${test} THEN ${summed} ELSE ${other} END)`,
});
const exactRow = (row: fc.Arbitrary<Row>): fc.Arbitrary<Row> => row.filter(({ exact }) => exact);

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  propriedade: ['propriedade.area_total', 'propriedade.area_produtiva', 'propriedade.area_pastagem'],
  visita: ['visita.duracao_min', 'visita.numero', 'propriedade.area_total'],
  pratica: ['pratica.area_ha', 'propriedade.area_total'],
  isa: ['isa.indice', 'isa.gestao', 'isa.momento'],
  recomendacao: ['propriedade.area_produtiva'],
  lancamento: ['visita.duracao_min'],
};
const COUNTED: Readonly<Record<string, string>> = { visita: `"visita.conta"`, lancamento: `"visita.conta"` };

/** Formulas of up to three aggregates over any facts, with the items of a catalogue. */
export function randomFormula(
  names: FormulaNames,
  items: readonly CatalogueItem[],
): fc.Arbitrary<RandomFormula> {
  const named = (code: string): string =>
    `@"${(names.catalogue.byCode('column', code)?.name ?? code).replaceAll('"', '""')}"`;
  const column = (code: string): Row => ({
    text: named(code),
    sql: `"${code}"::DOUBLE`,
    summed: `"${code}"::DOUBLE`,
    items: [],
    exact: true,
  });
  const condition = (by: string, codigo: number): string =>
    by === 'item' ? `"lancamento.codigo_item" = ${codigo}` : `"item.cod_${by}" = ${codigo}`;
  const itemColumn = fc
    .tuple(
      fc.constantFrom('item', 'subgrupo', 'grupo'),
      fc.constantFrom(...items),
      fc.constantFrom('qtde', 'vlr', 'qtde_vlr'),
    )
    .map(([by, item, figure]): Row => {
      const codigo = by === 'item' ? item.codigo : by === 'subgrupo' ? item.cod_subgrupo : item.cod_grupo;
      const value =
        figure === 'qtde_vlr'
          ? `"lancamento.qtde"::DOUBLE * "lancamento.vlr"::DOUBLE`
          : `"lancamento.${figure}"::DOUBLE`;
      const own = condition(by, codigo);
      const sql = `(CASE WHEN ${own} THEN ${value} END)`;
      return {
        text: named(`${by}.${codigo}.${figure}`),
        sql,
        summed: sql,
        items: [own],
        exact: true,
      };
    });
  const leaf = (fact: string): fc.Arbitrary<Row> => {
    const plain = fc.constantFrom(...(COLUMNS[fact] ?? [])).map(column);
    return fact === 'lancamento' ? fc.oneof({ weight: 4, arbitrary: itemColumn }, plain) : plain;
  };
  const rowOf = (fact: string): fc.Arbitrary<Row> =>
    fc.letrec<{ row: Row; pair: Row }>((tie) => ({
      pair: fc
        .tuple(fc.constantFrom('+', '-', '*', '/'), tie('row'), leaf(fact))
        .map(([op, a, b]) => pairOf(op, a, b)),
      row: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf(fact),
        tie('pair'),
        tie('row').map((a) => alike({ ...a, text: `ABS(${a.text})`, sql: `abs(${a.sql})` })),
        fc.tuple(fc.constantFrom('MENOR', 'GREATEST'), tie('row'), fc.nat(300)).map(([word, a, n]) =>
          alike({
            ...a,
            text: `${word}(${a.text}; ${n})`,
            sql: `${word === 'MENOR' ? 'least' : 'greatest'}(${a.sql}, ${n}::DOUBLE)`,
          }),
        ),
        exactRow(tie('row')).map((a) =>
          alike({
            ...a,
            text: `NULLIF(${a.text}, 100)`,
            sql: `(CASE WHEN ${compared(a)} = 100 THEN NULL ELSE ${a.sql} END)`,
          }),
        ),
        fc.tuple(exactRow(tie('row')), fc.nat(300)).map(([a, n]) => ({
          ...a,
          text: `SE(${a.text} > ${n}, ${a.text}, 1)`,
          ...chosen(a, `${compared(a)} > ${n}`, 1),
        })),
        fc.tuple(exactRow(tie('row')), leaf(fact), fc.nat(300)).map(([a, b, n]) => ({
          ...a,
          items: [...new Set([...a.items, ...b.items])],
          text: `SE(${b.text} <> ${n}; ${a.text}; 3)`,
          ...chosen(a, `${compared(b)} IS DISTINCT FROM ${n}`, 3),
        })),
        fc
          .tuple(fc.constantFrom('E', 'OU'), exactRow(tie('row')), leaf(fact), fc.nat(300), fc.nat(300))
          .map(([word, a, b, n, m]) => ({
            ...a,
            items: [...new Set([...a.items, ...b.items])],
            text: `SE(${word}(${a.text} > ${n}; NÃO(IN(${b.text}; ${m}; 100))); ${a.text}; 2)`,
            ...chosen(
              a,
              `(${compared(a)} > ${n}) ${word === 'E' ? 'AND' : 'OR'} NOT coalesce(${compared(b)} = ${m} OR ${compared(b)} = 100, false)`,
              2,
            ),
          })),
      ),
    })).row;
  const aggregate = fc
    .constantFrom(...Object.keys(COLUMNS))
    .chain((fact) =>
      fc.tuple(
        fc.constant(fact),
        fc.constantFrom('SUM', 'AVG', 'MIN', 'MAX', 'COUNT', 'COUNT_DISTINCT', 'SOMA', 'média'),
        rowOf(fact),
      ),
    )
    .filter(([fact, word, row]) => factOf(fact, row) && (row.exact || word !== 'COUNT_DISTINCT'))
    .map(([fact, word, row]): RandomFormula => {
      const where = [
        ...(COUNTED[fact] ? [COUNTED[fact]] : []),
        ...(row.items.length > 0 ? [`(${row.items.join(' OR ')})`] : []),
      ];
      const count = word.startsWith('COUNT');
      const name = count ? 'COUNT' : word === 'SOMA' ? 'SUM' : word === 'média' ? 'AVG' : word;
      return {
        text: `${word}(${row.text})`,
        judge: {
          fact,
          select:
            word === 'COUNT_DISTINCT'
              ? `COUNT(DISTINCT ${compared(row)})`
              : `${name}(${name === 'SUM' ? row.summed : row.sql})`,
          where: where.join(' AND ') || 'true',
          empty: count ? 0 : null,
        },
      };
    });
  return fc.letrec<{ whole: RandomFormula }>((tie) => ({
    whole: fc.oneof(
      { depthSize: 'small', maxDepth: 2 },
      aggregate,
      fc
        .tuple(fc.constantFrom('+', '-', '*', '/'), tie('whole'), tie('whole'))
        .map(([op, a, b]): RandomFormula => ({
          text: `(${a.text}) ${op} (${b.text})`,
          judge: { op: op as '+', args: [a.judge, b.judge] },
        })),
      tie('whole').map((a): RandomFormula => ({
        text: `DIVANO365(${a.text})`,
        judge: { op: 'ano', args: [a.judge] },
      })),
      tie('whole').map((a): RandomFormula => ({
        text: `ABS(-(${a.text}))`,
        judge: { op: 'abs', args: [a.judge] },
      })),
      fc.tuple(tie('whole'), fc.nat(9)).map(([a, n]): RandomFormula => ({
        text: `COALESCE(${a.text}; ${n})`,
        judge: { op: 'first', args: [a.judge, { number: n }] },
      })),
      fc
        .tuple(fc.constantFrom('LEAST', 'MAIOR'), tie('whole'), tie('whole'))
        .map(([word, a, b]): RandomFormula => ({
          text: `${word}(${a.text}; ${b.text}; ${a.text})`,
          judge: { op: word === 'LEAST' ? 'least' : 'greatest', args: [a.judge, b.judge] },
        })),
      tie('whole').map((a): RandomFormula => ({
        text: `NULLIF(${a.text}, 0)`,
        judge: { op: 'unless', args: [a.judge] },
      })),
    ),
  })).whole;
}

/** A row that reads nothing of its own fact would be another fact's. */
const OWN: Readonly<Record<string, RegExp>> = {
  propriedade: /"propriedade\./,
  visita: /"visita\./,
  pratica: /"pratica\./,
  isa: /"isa\./,
  recomendacao: /"recomendacao\./,
  lancamento: /"lancamento\./,
};
const factOf = (fact: string, { sql }: Row): boolean => OWN[fact]?.test(sql) ?? false;

/** Two columns on one row; of two items at most one has a value, and what is not there adds nothing. */
function pairOf(op: string, a: Row, b: Row): Row {
  const items = [...a.items, ...b.items.filter((one) => !a.items.includes(one))];
  const apart = a.items.length > 0 && b.items.length > 0 && items.length > 1;
  const adds = op === '+' || op === '-';
  const pair = (left: string, right: string, fills: boolean): string => {
    const bare = op === '/' ? `(${left} / nullif(${right}, 0))` : `(${left} ${op} ${right})`;
    return fills ? `coalesce(${bare}, ${left}, ${op === '-' ? '-' : ''}${right})` : bare;
  };
  const sql = pair(a.sql, b.sql, apart && adds);
  const summed = pair(a.summed, b.summed, adds);
  return { text: `(${a.text} ${op} ${b.text})`, sql, summed, items, exact: op !== '/' && a.exact && b.exact };
}
