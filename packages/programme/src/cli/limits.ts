import { DEFAULT_LIMITS, type ImportLimits } from '../import/index.ts';

/** The limits of an import as the environment sets them; a text says what is wrong there. */
export function readLimits(environment: Readonly<Record<string, string | undefined>>): ImportLimits | string {
  const removalsPercent = percent(environment, 'IMPORT_MAX_REMOVALS_PERCENT', DEFAULT_LIMITS.removalsPercent);
  if (typeof removalsPercent === 'string') return removalsPercent;
  const emptiedPercent = percent(environment, 'IMPORT_MAX_EMPTIED_PERCENT', DEFAULT_LIMITS.emptiedPercent);
  return typeof emptiedPercent === 'string' ? emptiedPercent : { removalsPercent, emptiedPercent };
}

function percent(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number | string {
  const given = environment[name]?.trim() ?? '';
  if (given === '') return fallback;
  const value = Number(given);
  return /^\d+$/.test(given) && value <= 100 ? value : `${name}: precisa ser um número inteiro de 0 a 100`;
}
