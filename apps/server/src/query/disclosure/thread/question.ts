import type { TableQuestion } from '../solve/decide-table.ts';
import type { DotsQuestion } from '../solve/dots.ts';

/** What the thread is asked to decide. */
export type Question = { readonly table: TableQuestion } | { readonly dots: DotsQuestion };
