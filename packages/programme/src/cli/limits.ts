import { DEFAULT_LIMITS, type ImportLimits } from '../import/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Largest factor that may be said: beyond it no sum is held against anything. */
const MOST = 1_000_000;

const NAMES: Readonly<Record<keyof ImportLimits, readonly [name: string, from: number, to: number]>> = {
  removalsPercent: ['IMPORT_MAX_REMOVALS_PERCENT', 0, 100],
  emptiedPercent: ['IMPORT_MAX_EMPTIED_PERCENT', 0, 100],
  changedPercent: ['IMPORT_MAX_CHANGED_PERCENT', 0, 100],
  sumFactor: ['IMPORT_MAX_SUM_FACTOR', 1, MOST],
};

/** The limits of an import as the environment sets them; a text says what is wrong there. */
export function readLimits(environment: Environment): ImportLimits | string {
  const limits: Record<keyof ImportLimits, number> = { ...DEFAULT_LIMITS };
  for (const key of Object.keys(NAMES) as (keyof ImportLimits)[]) {
    const [name, from, to] = NAMES[key];
    const given = environment[name]?.trim() ?? '';
    if (given === '') continue;
    const value = Number(given);
    if (!/^\d+$/.test(given) || value < from || value > to)
      return `${name}: precisa ser um número inteiro de ${from} a ${to}`;
    limits[key] = value;
  }
  return limits;
}
