import type { Output } from './analysed.ts';
import type { AnswerColumn } from './answer.ts';

/** The heading of a measure's column. */
export const outputColumn = ({ alias, label, type, unit }: Output): AnswerColumn => ({
  key: alias,
  label,
  role: 'measure',
  type,
  ...(unit === undefined ? {} : { unit }),
});
