import type { DashboardEntry, FailureBody, ReportAnswer } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { absentOf } from './absent-of.ts';

const failed = (codigo: FailureBody['codigo']) =>
  ({ answer: null, failure: { tipo: 0, codigo, result: 'x' } }) as const;
const ENTRIES: DashboardEntry[] = [
  { co_consulta: 10031, answer: { tbody: [] } as unknown as ReportAnswer, failure: null },
  { co_consulta: 10032, ...failed('unavailable') },
  { co_consulta: 10033, ...failed('beingPrepared') },
  { co_consulta: 10034, answer: null, failure: null },
];

it('is what answered nothing, and what failed for who is not told', () => {
  expect([...absentOf(ENTRIES, true)]).toEqual([10034]);
  expect([...absentOf(ENTRIES, false)]).toEqual([10032, 10034]);
});
