import { counted, formatInteger, formatNumber } from '@fonte/pt-br';
import { REASONS } from '../source/reasons.ts';
import { fileName } from '../source/index.ts';
import type { Delta } from './delta.ts';
import type { AlteredColumn } from './altered.ts';
import type { EmptiedColumn } from './emptied.ts';
import type { FaultList } from '../read/fault.ts';
import type { ImportLimits } from './limit-settings.ts';
import type { ImportWish } from './wish.ts';

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

/** Whether so many other values, or the sum that they make, have to be accepted first; a few of a small table need not. */
export function tooOther({ antes, trocadas, somas }: AlteredColumn, limits: ImportLimits): boolean {
  if (trocadas <= FEW) return false;
  if (trocadas > mostLost(antes, limits.changedPercent)) return true;
  if (somas === null) return false;
  const [before, after] = somas;
  return before > 0 && (after > before * limits.sumFactor || after * limits.sumFactor < before);
}

/** What an import would take from a table. */
export interface Loss {
  readonly delta: Delta;
  /** Rows of the file. */
  readonly rows: number;
  /** The file's last row does not end its line. */
  readonly unended: boolean;
  readonly emptied: readonly EmptiedColumn[];
  readonly altered: readonly AlteredColumn[];
}

/** Lists what goes beyond the limits and was not accepted, as faults of the files. Errors: `TooManyFaults`. */
export function checkLimits(
  list: FaultList,
  losses: readonly Loss[],
  limits: ImportLimits,
  { acceptRemovals = false, acceptEmptied = false, acceptChanges = false }: ImportWish,
): void {
  for (const { delta, rows, unended, emptied, altered } of losses) {
    const { source, before, added, removed } = delta;
    const whole = { arquivo: fileName(source), linha: null, valor: null };
    if (!acceptRemovals && tooMany(removed, before, limits.removalsPercent)) {
      const [from, to] = [before, before - removed + added].map((count) => formatInteger(count));
      const most = formatInteger(mostLost(before, limits.removalsPercent));
      const motivo =
        rows === 0
          ? REASONS.onlyHeader(from!)
          : REASONS.manyRemovals(formatInteger(removed), from!, to!, most);
      list.add({ ...whole, coluna: null, motivo, aceita: 'remocoes' });
    } else if (!acceptRemovals && unended && removed > 0) {
      const motivo = REASONS.unendedFile(counted(removed, 'linha', 'linhas'));
      list.add({ ...whole, coluna: null, motivo, aceita: 'remocoes' });
    }
    for (const column of acceptChanges ? [] : altered) {
      if (!tooOther(column, limits)) continue;
      list.add({ ...whole, coluna: column.coluna, motivo: alteredSentence(column), aceita: 'trocadas' });
    }
    if (acceptEmptied) continue;
    for (const { coluna, antes, depois, esvaziadas } of emptied) {
      if (depois > 0 && !tooMany(esvaziadas, antes, limits.emptiedPercent)) continue;
      const motivo = REASONS.emptiedColumn(
        formatInteger(esvaziadas),
        formatInteger(antes),
        formatInteger(depois),
      );
      list.add({ ...whole, coluna, motivo, aceita: 'esvaziadas' });
    }
  }
}

function alteredSentence({ antes, trocadas, somas }: AlteredColumn): string {
  const counts = REASONS.alteredColumn(formatInteger(trocadas), formatInteger(antes));
  const sums = somas === null ? '' : REASONS.alteredSum(formatNumber(somas[0]), formatNumber(somas[1]));
  return `${counts}${sums}. ${REASONS.acceptChanges}`;
}
