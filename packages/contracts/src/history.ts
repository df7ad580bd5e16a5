/** The tables whose changes are kept, as they stand in the address (second text, 2.13). */
export const HISTORY_TABLES = ['propriedade', 'visita', 'geometria'] as const;
export type HistoryTable = (typeof HISTORY_TABLES)[number];

/** The days that the screen offers: today and the six before (second text, section 9); the call answers for any day that is kept. */
export const HISTORY_DAYS = 7;
