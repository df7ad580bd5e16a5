import { inLines } from '../../../answers/words/sentences.ts';
import { MEASURES, type Measure } from '../../../query/index.ts';
import type { DrillQuestion } from './ask-drill.ts';

type Clicked = Pick<DrillQuestion, 'report' | 'reading' | 'source' | 'plan' | 'point'>;

/** What a clicked figure counts: of a report of several figures the sentences of this one, else its name; then the report's, each said once. */
export function definitionOf({ report, reading, source, plan, point }: Clicked, name?: string): string {
  const whole = report.definition(reading);
  if ((source.drill ?? []).length < 2) return whole;
  const own = ownSentences(plan.measures[point.measure]) ?? (name === undefined ? [] : [`${name}.`]);
  const first = own.filter((one) => !whole.includes(one));
  // Of a text in lines the clicked figure has its own.
  return whole.includes('\n') && first.length > 0
    ? inLines([first.join(' '), whole])
    : [...first, whole].join(' ');
}

/** Of a measure that is asked as the model has it: with another period or more conditions its sentences would say something else. */
export function ownSentences(measure: Measure | undefined): string[] | undefined {
  const plain = typeof measure === 'object' && 'use' in measure && !measure.where && !measure.period;
  const name = typeof measure === 'string' ? measure : plain ? measure.use : undefined;
  return name === undefined ? undefined : MEASURES[name]?.definition.split(/(?<=\.) /u);
}
