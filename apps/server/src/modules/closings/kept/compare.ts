import type { ClosedFigure, ClosedTable } from '@fonte/contracts/routes/closings';
import { difference } from '../../../answers/index.ts';
import type { KeptTable } from './content.ts';
import { TOTAL } from './kept-table.ts';

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
