import type { Row } from '@fonte/contracts';
import { figure } from '../answer/answer.ts';

/** Late properties and those attended: of a row, or of the whole table. */
export type Lateness = { late: number | null; of: number | null };

/** Fewer late properties than this are a visit or two away from none. */
const FEW = 3;
/** How many times the share of the whole a share is that stands out. */
const ABOVE = 1.5;
/** Where there is no whole to compare with. */
const ATTENTION = 0.25;

const shareOf = ({ late, of }: Lateness): number | null =>
  late === null || of === null ? null : late / Math.max(of, 1);

/** Whether so many late properties stand out: not few, and clearly more than the whole has. Where everybody is late, nobody stands out by that. */
export function needsAttention(row: Lateness, whole?: Lateness): boolean {
  const share = shareOf(row);
  if (share === null || (row.late ?? 0) < FEW) return false;
  const usual = whole && shareOf(whole);
  return usual === null || usual === undefined ? share >= ATTENTION : share >= ABOVE * usual;
}

/** The figures of lateness in a row of a table; undefined for no row. */
export const latenessOf = (row: Row | null | undefined): Lateness => ({
  late: figure(row?.['atrasadas']),
  of: figure(row?.['propriedades']),
});
