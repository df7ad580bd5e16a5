/** The tables whose changes are kept, as they stand in the address (second text, 2.13). */
export const HISTORY_TABLES = ['propriedade', 'visita', 'geometria'] as const;
export type HistoryTable = (typeof HISTORY_TABLES)[number];

/** How a row may have changed, as an address says it, and as `portal.diferenca` keeps it. */
export const CHANGE_TYPES = { nova: 'ADD', correcao: 'UPDATE', remocao: 'REMOVE' } as const;
export type ChangeKind = keyof typeof CHANGE_TYPES;
export const CHANGE_KINDS = Object.keys(CHANGE_TYPES) as [ChangeKind, ...ChangeKind[]];

/** Technicians who are none: the row names nobody, or somebody whom the programme no longer has. */
export const NO_TECHNICIAN = 'nenhum';
export const FORMER_TECHNICIAN = 'fora';

/** The days that the screen offers: today and the six before (second text, section 9); the call answers for any day that is kept. */
export const HISTORY_DAYS = 7;
