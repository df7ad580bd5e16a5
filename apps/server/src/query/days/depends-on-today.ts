import type { DataVersion } from '../ask/answer.ts';
import { isMacro } from './moments.ts';

/** Whether an answer may be another tomorrow though no load has come: where the data tell no day of their own, or the question names the day on which it is asked. */
export function dependsOnToday(plan: unknown, { dadosAte, ultimoFato }: DataVersion): boolean {
  return dadosAte === null || ultimoFato === null || namesMoment(plan);
}

function namesMoment(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(namesMoment);
  return isMacro(value);
}
