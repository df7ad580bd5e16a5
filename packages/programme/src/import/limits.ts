import { formatInteger } from '@fonte/pt-br';
import { REASONS } from '../source/reasons.ts';
import { fileName } from '../source/index.ts';
import type { Delta } from './apply/compare.ts';
import type { EmptiedColumn } from './emptied.ts';
import type { FaultList } from '../read/fault.ts';
import type { ImportWish } from './wish.ts';

/** How much an import may take away before it must be told that this is meant (IMPORT_MAX_… in the settings). */
export interface ImportLimits {
  /** Rows of a table, percent of those that stand. */
  readonly removalsPercent: number;
  /** Values of a column that lose their value in rows that stay, percent of those that have one. */
  readonly emptiedPercent: number;
}

export const DEFAULT_LIMITS: ImportLimits = { removalsPercent: 5, emptiedPercent: 5 };

/** A percentage of a few rows is less than one; so many may go from a table, or a column, of fewer than `SMALL`. */
const SMALL = 20;
const FEW = 2;

/** How many of `total` may go. With a limit of 0 % none, however small the table. */
export function mostLost(total: number, percent: number): number {
  const share = Math.floor((total * percent) / 100);
  return total < SMALL && percent > 0 ? Math.max(FEW, share) : share;
}

/** Whether losing `lost` of `total` has to be accepted first. Losing all always has. */
const tooMany = (lost: number, total: number, percent: number): boolean =>
  lost > 0 && (lost >= total || lost > mostLost(total, percent));

/** What an import would take from a table. */
export interface Loss {
  readonly delta: Delta;
  /** Rows of the file. */
  readonly rows: number;
  readonly emptied: readonly EmptiedColumn[];
}

/** Lists what goes beyond the limits and was not accepted, as faults of the files. Errors: `TooManyFaults`. */
export function checkLimits(
  list: FaultList,
  losses: readonly Loss[],
  limits: ImportLimits,
  { acceptRemovals = false, acceptEmptied = false }: ImportWish,
): void {
  for (const { delta, rows, emptied } of losses) {
    const { source, before, added, removed } = delta;
    const whole = { arquivo: fileName(source), linha: null, valor: null };
    if (!acceptRemovals && tooMany(removed, before, limits.removalsPercent)) {
      const [from, to] = [before, before - removed + added].map((count) => formatInteger(count));
      const most = formatInteger(mostLost(before, limits.removalsPercent));
      const motivo =
        rows === 0
          ? REASONS.onlyHeader(from!)
          : REASONS.manyRemovals(formatInteger(removed), from!, to!, most);
      list.add({ ...whole, coluna: null, motivo });
    }
    if (acceptEmptied) continue;
    for (const { coluna, antes, depois, esvaziadas } of emptied) {
      if (depois > 0 && !tooMany(esvaziadas, antes, limits.emptiedPercent)) continue;
      const motivo = REASONS.emptiedColumn(
        formatInteger(esvaziadas),
        formatInteger(antes),
        formatInteger(depois),
      );
      list.add({ ...whole, coluna, motivo });
    }
  }
}
