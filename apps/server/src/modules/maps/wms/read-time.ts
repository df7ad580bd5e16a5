import { isMoment, type Predicate } from '@fonte/cql';
import { duringStretch, type Stretch } from '../features/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { serviceFault } from '../request/service-fault.ts';

/** Moments and intervals in one TIME. */
const MOST_TIMES = 60;
const WRITTEN =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T\d\d(?::\d\d(?::\d\d(?:\.\d{1,9})?)?)?(?:Z|[-+]\d\d:?\d\d)?)?)?)?$/i;

/**
 * What WMS's TIME asks of each layer: features whose days touch one of the moments or intervals, and those without a day. A year or a month stands for all its days; layers that have no
 * time are drawn as they are, unless none of them has: then TIME is refused, rather than a map without it given for one with it. Errors: InvalidDimensionValue.
 */
export function readTime(
  text: string | undefined,
  layers: readonly Pick<ServedLayer, 'time'>[],
): (Predicate | undefined)[] {
  if (text === undefined) return layers.map(() => undefined);
  const written = text.split(',');
  if (written.length > MOST_TIMES) refuse(`TIME tem no máximo ${MOST_TIMES} datas ou intervalos`);
  const stretches = written.map(stretchOf);
  if (layers.every(({ time }) => time === undefined))
    refuse('As camadas pedidas não têm data: TIME não vale para elas');
  return layers.map(({ time }) => {
    const parts = stretches.flatMap((stretch) => duringStretch(stretch, time) ?? []);
    return parts.length < 2 ? parts[0] : { kind: 'or', parts };
  });
}

/** A moment, or an interval, whose steps can only be days: other steps would leave days out between them. */
function stretchOf(text: string): Stretch {
  const [first = '', last = first, step = 'P1D', ...more] = text.trim().split('/');
  const [from, to] = [daysOf(first)[0], daysOf(last)[1]];
  if (more.length > 0 || !/^P1D$/i.test(step) || from > to) wrong();
  return { from, to };
}

/** The first and the last day of what is written. */
function daysOf(text: string): readonly [first: string, last: string] {
  const [, year, month, day] = WRITTEN.exec(text.trim()) ?? [];
  if (year === undefined) return wrong();
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (!isMoment(first)) return wrong();
  if (day !== undefined) return [first, first];
  const end = new Date(Date.UTC(Number(year), month === undefined ? 12 : Number(month), 0));
  return [first, end.toISOString().slice(0, 10)];
}

const refuse = (sentence: string): never => serviceFault('InvalidDimensionValue', 'time', sentence);
const wrong = (): never =>
  refuse('TIME precisa ser uma data ou um intervalo, como 2025, 2025-03-31 ou 2025-01-01/2025-12-31');
