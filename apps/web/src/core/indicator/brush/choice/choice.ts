import type { Cell } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';

/** A mark of a card by the values of its group, as `valueData` has them. */
export type Mark = readonly Cell[];

/** What is chosen in a panel: marks of the card at that place, whose rows alone the other cards then show. */
export type Choice = { readonly view: number; readonly marks: readonly Mark[] };

export const sameChoice = (a: Choice | null, b: Choice | null): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** A table shows what there is; a chart keeps its places, so that nothing jumps while somebody chooses. */
export type Kept = 'places' | 'rows';

/** Rows of a pivot table are totals of those below them: they stand as they are answered. */
export const keptOf = ({ type }: Pick<View, 'type'>): Kept =>
  type === 'table' || type === 'pivot' ? 'rows' : 'places';

const TYPES: readonly string[] = ['line', 'bar', 'column', 'treemap'];

/** Whether marks of a view can be chosen: a chart whose one column says what a mark is. */
export const isBrushable = ({
  type,
  grouprow,
  inline,
}: Pick<View, 'type' | 'grouprow' | 'inline'>): boolean =>
  TYPES.includes(type) && grouprow.length === 1 && !inline;
