import type { ReportAnswer } from '@fonte/contracts';
import { checkFigure } from '@fonte/contracts/endpoints/report-check';
import type { ProvenanceCheck } from '@fonte/ui/provenance';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { sentenceOf } from '../api/sentence.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { shownFigure, verdictOf } from './check-words.ts';
import { wholePoint } from './drill-point.ts';
import { drillBody } from './report-calls.ts';
import { useReportFilters } from './use-report-filters.ts';

/**
 * 'Conferir' of a whole report: the server reads the rows behind its figure one by one. Undefined where there is no figure of the whole or this user may
 * not open its rows. What runs is given up with the popover; a verdict is of the answer it was asked for and goes with it.
 */
export function useCheck(answer: ReportAnswer, open: boolean): ProvenanceCheck | undefined {
  const { t } = useTexts('check');
  const filters = useReportFilters();
  const [running, setRunning] = useState<AbortController | null>(null);
  const [said, setSaid] = useState<{ of: ReportAnswer; verdict: ProvenanceCheck['verdict'] }>();
  const last = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!open) last.current?.abort();
    return () => last.current?.abort();
  }, [open]);

  const point = wholePoint(answer);
  const mostrado = shownFigure(answer);
  if (!point || (mostrado === undefined && answer.provenance.rows === null)) return undefined;

  const start = async (): Promise<void> => {
    const control = new AbortController();
    last.current = control;
    setRunning(control);
    setSaid(undefined);
    const shown = typeof mostrado === 'boolean' || mostrado === undefined ? {} : { mostrado };
    const body = { ...drillBody(point, filters), ...shown, carga: answer.dt_atualizacao };
    try {
      const check = await call(checkFigure, { body, signal: control.signal });
      if (!control.signal.aborted) setSaid({ of: answer, verdict: verdictOf(check, t) });
    } catch (failure) {
      if (!control.signal.aborted)
        setSaid({ of: answer, verdict: { kind: 'untold', sentence: sentenceOf(failure) } });
    } finally {
      setRunning((one) => (one === control ? null : one));
    }
  };
  return {
    running: running !== null,
    onStart: () => void start(),
    onCancel: () => last.current?.abort(),
    verdict: said?.of === answer ? said.verdict : undefined,
  };
}
