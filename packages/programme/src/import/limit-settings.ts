/** How much an import may take away before it must be told that this is meant. */
export interface ImportLimits {
  /** Rows of a table, percent of those that stand. */
  readonly removalsPercent: number;
  /** Values of a column that lose their value in rows that stay, percent of those that have one. */
  readonly emptiedPercent: number;
  /** Values of a column that become others in rows that stay, percent of those that stand. */
  readonly changedPercent: number;
  /** How many times larger or smaller the sum of a column's numbers may become by that. */
  readonly sumFactor: number;
}

/** A limit as it is set: a whole number in the environment, for the command and the server alike. */
interface LimitSetting {
  readonly name: `IMPORT_MAX_${string}`;
  /** For the table of settings. */
  readonly about: string;
  readonly fallback: number;
  readonly from: number;
  readonly to: number;
}

export const LIMIT_SETTINGS = {
  removalsPercent: {
    name: 'IMPORT_MAX_REMOVALS_PERCENT',
    about: 'Uma importação que tira de uma tabela mais linhas que isto, %, só com `--accept-removals`',
    fallback: 5,
    from: 0,
    to: 100,
  },
  emptiedPercent: {
    name: 'IMPORT_MAX_EMPTIED_PERCENT',
    about: 'Uma que esvazia mais valores de uma coluna que isto, %, só com `--accept-emptied`',
    fallback: 5,
    from: 0,
    to: 100,
  },
  changedPercent: {
    name: 'IMPORT_MAX_CHANGED_PERCENT',
    about: 'Uma que troca mais valores de uma coluna que isto, %, só com `--accept-changes`',
    fallback: 50,
    from: 0,
    to: 100,
  },
  sumFactor: {
    name: 'IMPORT_MAX_SUM_FACTOR',
    about:
      'Uma que, trocando valores, torna a soma de uma coluna tantas vezes maior ou menor, só com `--accept-changes`',
    fallback: 2,
    from: 1,
    // Beyond it no sum is held against anything.
    to: 1_000_000,
  },
} as const satisfies Record<keyof ImportLimits, LimitSetting>;

type Named = (typeof LIMIT_SETTINGS)[keyof ImportLimits];
export type LimitName = Named['name'];

/** Each limit by its setting. */
export const limitsBy = (valueOf: (setting: Named) => number): ImportLimits => ({
  removalsPercent: valueOf(LIMIT_SETTINGS.removalsPercent),
  emptiedPercent: valueOf(LIMIT_SETTINGS.emptiedPercent),
  changedPercent: valueOf(LIMIT_SETTINGS.changedPercent),
  sumFactor: valueOf(LIMIT_SETTINGS.sumFactor),
});

export const DEFAULT_LIMITS: ImportLimits = limitsBy(({ fallback }) => fallback);
