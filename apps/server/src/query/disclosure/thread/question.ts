import type { TableQuestion } from '../decide-table.ts';
import type { DotsQuestion } from '../dots.ts';

/** What the thread is asked to decide. */
export type Question = { readonly table: TableQuestion } | { readonly dots: DotsQuestion };
