import { isMoment, type Comparator, type Predicate } from '@fonte/cql';
import type { ServedLayer } from '../layers/layer.ts';
import { serviceFault } from '../request/service-fault.ts';

const MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[-+]\d\d:\d\d))?$/i;

/**
 * What `datetime` asks for: features whose days touch the stretch, and those without a day; nothing of a layer that has no time. Days have no zone: of a moment the day
 * counts that is written. Errors: InvalidParameterValue.
 */
export function timeAsked(text: string, { time }: Pick<ServedLayer, 'time'>): Predicate | undefined {
  const ends = text.split('/');
  const [from, to = from] = ends.map((end) => (end === '' || end === '..' ? null : dayOf(end)));
  if (from === undefined || to === undefined || ends.length > 2 || (ends.length === 1 && from === null))
    return invalid();
  if (from !== null && to !== null && from > to)
    return serviceFault('InvalidParameterValue', 'datetime', 'datetime precisa começar pela data menor');
  return duringStretch({ from, to }, time);
}

/** A stretch of days, open where null. */
export interface Stretch {
  readonly from: string | null;
  readonly to: string | null;
}

/** Features whose days touch the stretch, and those without a day; nothing asked of a layer that has no time. */
export function duringStretch({ from, to }: Stretch, time: ServedLayer['time']): Predicate | undefined {
  if (time === undefined) return undefined;
  const parts = [
    ...(to === null ? [] : [noneOr(time.from, '<=', to)]),
    ...(from === null ? [] : [noneOr(time.to, '>=', from)]),
  ];
  return parts.length === 0 ? undefined : { kind: 'and', parts };
}

function dayOf(text: string): string {
  return MOMENT.test(text) && isMoment(text) ? text.slice(0, 10) : invalid();
}

function noneOr(column: string, operator: Comparator, day: string): Predicate {
  const left = { kind: 'property', name: column } as const;
  return {
    kind: 'or',
    parts: [
      { kind: 'compare', operator, left, right: { kind: 'literal', value: day }, matchCase: true },
      { kind: 'null', value: left },
    ],
  };
}

const invalid = (): never =>
  serviceFault(
    'InvalidParameterValue',
    'datetime',
    'datetime precisa ser uma data ou um intervalo, como 2025-01-01/2025-12-31 ou 2025-01-01T00:00:00Z/..',
  );
