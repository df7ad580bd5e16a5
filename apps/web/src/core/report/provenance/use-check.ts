import type { Cell, DrillPoint, ReportAnswer } from '@fonte/contracts';
import { checkFigure } from '@fonte/contracts/endpoints/report-check';
import type { ProvenanceCheck } from '@fonte/ui/provenance';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { shownFigure, verdictOf } from './check-words.ts';
import { wholePoint } from '../drill/drill-point.ts';
import { drillBody } from '../answer/report-calls.ts';
import { useReportFilters } from '../answer/use-report-filters.ts';

/** A figure that stands on the page, whose rows may be opened. */
export interface ToCheck {
  readonly point: DrillPoint;
  /** As it stands there; undefined where no single figure does. */
  readonly mostrado?: Cell | undefined;
  /** The load that it is of. */
  readonly carga: string | null;
  /** What a verdict is of, and goes with. */
  readonly of: unknown;
}

/** A report's figure of the whole; null where there is none, or this user may not open its rows. */
export function wholeToCheck(answer: ReportAnswer): ToCheck | null {
  const point = wholePoint(answer);
  const mostrado = shownFigure(answer);
  if (!point || (mostrado === undefined && answer.provenance.rows === null)) return null;
  return { point, mostrado, carga: answer.dt_atualizacao, of: answer };
}

/**
 * 'Conferir' of a figure: the server reads the rows behind it one by one. What runs is given up with the popover; a verdict is of what it was asked for and goes
 * with it.
 */
export function useCheck(asked: ToCheck | null, open: boolean): ProvenanceCheck | undefined {
  const { t } = useTexts('check');
  const filters = useReportFilters();
  const [running, setRunning] = useState<AbortController | null>(null);
  const [said, setSaid] = useState<{ of: unknown; verdict: ProvenanceCheck['verdict'] }>();
  const last = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!open) last.current?.abort();
    return () => last.current?.abort();
  }, [open]);

  if (!asked) return undefined;
  const { point, mostrado, carga, of } = asked;

  const start = async (): Promise<void> => {
    const control = new AbortController();
    last.current = control;
    setRunning(control);
    setSaid(undefined);
    const shown = typeof mostrado === 'boolean' || mostrado === undefined ? {} : { mostrado };
    const body = { ...drillBody(point, filters), ...shown, carga };
    try {
      const check = await call(checkFigure, { body, signal: control.signal });
      if (!control.signal.aborted) setSaid({ of, verdict: verdictOf(check, t) });
    } catch (failure) {
      if (!control.signal.aborted)
        setSaid({ of, verdict: { kind: 'untold', sentence: sentenceOf(failure) } });
    } finally {
      setRunning((one) => (one === control ? null : one));
    }
  };
  return {
    running: running !== null,
    onStart: () => void start(),
    onCancel: () => last.current?.abort(),
    verdict: said && said.of === of ? said.verdict : undefined,
  };
}
