import type { RowExpr } from '../../model/expression.ts';
import type { Filter } from '../../model/filter.ts';

/** The entries that a catalogue column reads: those of one item, of a subgroup or of a group. */
export interface Selection {
  readonly by: 'item' | 'subgrupo' | 'grupo';
  readonly codigo: number;
}

/** What of an entry a catalogue column gives: quantity, unit value, or their product (third text, section 2.3). */
export type ItemFigure = 'qtde' | 'vlr' | 'qtde_vlr';

const COLUMN: Readonly<Record<Selection['by'], string>> = {
  item: 'lancamento.codigo_item',
  subgrupo: 'item.cod_subgrupo',
  grupo: 'item.cod_grupo',
};

export const FIGURE: Readonly<Record<ItemFigure, RowExpr>> = {
  qtde: 'lancamento.qtde',
  vlr: 'lancamento.vlr',
  qtde_vlr: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
};

export const sameSelection = (a: Selection, b: Selection): boolean => a.by === b.by && a.codigo === b.codigo;

/** A figure on the entries of a selection only; no value on all others. */
export function figureOf(figure: ItemFigure, { by, codigo }: Selection): RowExpr {
  return {
    op: 'if',
    args: [{ op: '=', args: [COLUMN[by], { number: String(codigo) }] }, FIGURE[figure]],
  };
}

/** Keeps the entries of any of these selections. */
export function entriesOf(selections: readonly Selection[]): Filter {
  const kinds = (['item', 'subgrupo', 'grupo'] as const).flatMap((by): Filter[] => {
    const codes = selections.filter((one) => one.by === by).map(({ codigo }) => codigo);
    const value = [...new Set(codes)].sort((a, b) => a - b);
    return value.length === 0 ? [] : [{ field: COLUMN[by], is: '=', value }];
  });
  return kinds.length === 1 ? kinds[0]! : { any: kinds };
}
