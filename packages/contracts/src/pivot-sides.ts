/** The sides of a pivot table, and what a view of that type may not be (view.ts). Without zod, for pages. */

/** How deep rows may stand in each other. */
export const PIVOT_LEVELS = 4;

interface Named {
  readonly alias: string;
  readonly colname: string;
}

/** What tells a column apart in a view. */
export const columnKey = ({ alias, colname }: Named): string => `${alias}.${colname}`;

interface Pivoted<T extends Named> {
  readonly grouprow: readonly T[];
  readonly pivot?: { readonly across?: string | null | undefined } | null | undefined;
}

/** The columns that make the rows, the outermost first, and the one whose values are columns of figures. */
export function sidesOf<T extends Named>({
  grouprow,
  pivot,
}: Pivoted<T>): {
  readonly rows: readonly T[];
  readonly column: T | null;
} {
  const column = grouprow.find((one) => columnKey(one) === pivot?.across) ?? null;
  return { rows: grouprow.filter((one) => one !== column), column };
}

interface PivotQuestion extends Pivoted<Named> {
  readonly inline: boolean;
  readonly splitStack: boolean;
  readonly splitSerie?: string | null | undefined;
  readonly indicadores: readonly { readonly splitSerie?: string | null | undefined }[];
  readonly top?: number | null | undefined;
  readonly compare?: boolean | null | undefined;
}

/** What is wrong with a pivot table's question, each at its part; nothing of a view that is none. */
export function pivotFaults(asked: PivotQuestion): { readonly path: string[]; readonly message: string }[] {
  const { pivot, indicadores, inline, splitStack, splitSerie, top, compare } = asked;
  if (!pivot) return [];
  const { rows, column } = sidesOf(asked);
  const divided = !!splitSerie || indicadores.some((one) => !!one.splitSerie);
  const said: [boolean, string, string][] = [
    [
      inline || splitStack || divided || !!top || compare === true,
      'pivot',
      'Uma tabela dinâmica não é em linha, dividida, empilhada, comparada nem reduzida aos maiores grupos',
    ],
    [!!pivot.across && column === null, 'pivot', 'O que vai nas colunas não é uma coluna da visão'],
    [rows.length === 0, 'grouprow', 'A tabela dinâmica precisa de ao menos uma coluna nas linhas'],
    [rows.length > PIVOT_LEVELS, 'grouprow', `Nas linhas cabem no máximo ${PIVOT_LEVELS} colunas`],
  ];
  return said.flatMap(([wrong, part, message]) => (wrong ? [{ path: [part], message }] : []));
}
