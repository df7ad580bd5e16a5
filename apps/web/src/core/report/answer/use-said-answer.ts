import type { ReportAnswer } from '@fonte/contracts';
import { useMemo } from 'react';
import { useSaidElsewhere } from '../../i18n/texts.ts';
import type { SaidElsewhere } from '../../i18n/translation.ts';

/** A report in the words of the chosen language; what was fetched and kept is the server's, once for all languages. */
export function useSaidAnswer(
  answer: ReportAnswer | null,
  cells?: Parameters<SaidElsewhere['report']>[1],
): ReportAnswer | null {
  const elsewhere = useSaidElsewhere();
  return useMemo(
    () => (answer && elsewhere ? elsewhere.report(answer, cells) : answer),
    [answer, elsewhere, cells],
  );
}
