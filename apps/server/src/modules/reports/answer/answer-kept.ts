import type { ReportAnswer } from '@fonte/contracts';
import type { Call, KeptBody, NOT_MODIFIED } from '../../../platform/index.ts';
import { scopeKey } from '../../../query/index.ts';
import type { Asked } from '../question/asked.ts';
import type { Reports } from '../question/service.ts';
import { toldOf } from '../question/told.ts';
import { answerReport } from './answer-report.ts';

interface Kept<T> {
  /** What the answer depends on besides the report, its page and its reading. */
  readonly parts: readonly unknown[];
  /** Made anew, whoever has it already. */
  readonly anew?: boolean;
  /** What the call answers of it. */
  readonly shown: (answer: ReportAnswer) => T | Promise<T>;
}

/** A report's answer for a call: an unchanged one is 304 without asking the database, and one that many ask for is made once. What is read live is made anew each time. */
export async function answerKept<T>(
  reports: Reports,
  call: Call,
  asked: Omit<Asked, 'signal' | 'most'>,
  { parts, anew = false, shown }: Kept<T>,
): Promise<T | KeptBody<T> | typeof NOT_MODIFIED> {
  const { id, report, reading, page } = asked;
  const produce = async () => {
    const answer = await answerReport(reports, { ...asked, signal: call.signal });
    call.tell(toldOf(asked, answer));
    return shown(answer);
  };
  if (report.live || anew) return call.cold(produce);
  const { version, anos, days, ufs, moreText, chosen } = reading;
  return call.kept(
    scopeKey(reading.access),
    [version, id, page, anos, days, ufs, moreText, chosen, today(call, moreText), ...parts],
    produce,
  );
}

/** A filter with a date macro means other days tomorrow, so the day is then part of what is unchanged. */
export const today = (call: Call, moreText: string | null): string | null =>
  moreText?.includes('$') ? call.app.clock.today() : null;
