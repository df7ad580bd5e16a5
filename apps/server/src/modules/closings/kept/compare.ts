import type { ClosedFigure, ClosedTable } from '@fonte/contracts/routes/closings';
import type { KeptTable } from './content.ts';
import { TOTAL } from './kept-table.ts';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Every figure of some tables then beside the one of today; tables and rows in the order they had then, what has come since after them. */
export function compareTables(then: readonly KeptTable[], now: readonly KeptTable[]): ClosedTable[] {
  const today = new Map(now.map((table) => [table.co_consulta, table]));
  const before = new Set(then.map(({ co_consulta }) => co_consulta));
  return [
    ...then.map((table) => compareTable(table, today.get(table.co_consulta))),
    ...now
      .filter(({ co_consulta }) => !before.has(co_consulta))
      .map((table) => compareTable(undefined, table)),
  ];
}

function compareTable(then: KeptTable | undefined, now: KeptTable | undefined): ClosedTable {
  const { co_consulta = 0, titulo = '' } = then ?? now ?? {};
  const columns = together(then?.colunas, now?.colunas, ({ campo }) => campo);
  const rows = together(then?.linhas, now?.linhas, ({ chave }) => chave);
  const place = new Map((now?.linhas ?? []).map(({ chave }, at) => [chave, chave === TOTAL ? -1 : at]));
  const figuras = rows.flatMap(({ chave, rotulo, unidade }) =>
    columns.flatMap(({ campo, titulo: coluna, unidade: ofColumn }): ClosedFigure[] => {
      const [entao, hoje] = [figureAt(then, chave, campo), figureAt(now, chave, campo)];
      // A dash on both sheets is no figure of either.
      if ((entao ?? null) === null && (hoje ?? null) === null) return [];
      return [
        {
          linha: rotulo,
          coluna,
          unidade: ofColumn === '%' ? ofColumn : (unidade ?? ofColumn),
          entao: entao ?? null,
          hoje: hoje ?? null,
          diferenca: difference(entao ?? null, hoje ?? null),
          situacao: standing(entao, hoje),
          campo,
          lugar: place.get(chave) ?? null,
        },
      ];
    }),
  );
  return { co_consulta, titulo, figuras };
}

/** Both lists, each member once, as it was then. */
function together<One>(
  then: readonly One[] = [],
  now: readonly One[] = [],
  keyOf: (one: One) => string,
): One[] {
  const known = new Set(then.map(keyOf));
  return [...then, ...now.filter((one) => !known.has(keyOf(one)))];
}

/** A figure; undefined where the table has no such row or column. */
function figureAt(table: KeptTable | undefined, chave: string, campo: string): string | null | undefined {
  const column = table?.colunas.findIndex((one) => one.campo === campo) ?? -1;
  return table?.linhas.find((row) => row.chave === chave)?.valores[column];
}

function standing(then: string | null | undefined, now: string | null | undefined): ClosedFigure['situacao'] {
  if (now === undefined) return 'saiu';
  if (then === undefined) return 'entrou';
  if (then === now) return 'igual';
  const change = difference(then, now);
  return change !== null && /^-?0(?:\.0+)?$/.test(change) ? 'igual' : 'revisto';
}

/**
 * Today's less the one then, of two printed decimals, exactly; null where one is none. The one subtraction of figures outside the query engine: each of
 * the two is of another state of the data, and no statement sees both (docs/decisions/0049).
 */
export function difference(then: string | null, now: string | null): string | null {
  if (then === null || now === null || !DECIMAL.test(then) || !DECIMAL.test(now)) return null;
  const scale = Math.max(decimalsOf(then), decimalsOf(now));
  const change = scaled(now, scale) - scaled(then, scale);
  const digits = (change < 0n ? -change : change).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${change < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** A decimal as a whole number of its last places. */
function scaled(text: string, scale: number): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(`${whole}${decimals.padEnd(scale, '0')}`);
}
