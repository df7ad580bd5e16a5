import { counted, formatShare } from '@fonte/pt-br';
import type { Filter, Measure } from '../../../query/index.ts';
import { drawFigure, FIGURE } from '../draw/draw-figure.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';
import { STAFF } from './profiles.ts';

/** Persons of a family of reports, and which of them a tile counts. */
interface PartTile {
  readonly title: string;
  readonly period: Report['period'];
  /** Whose share it is, in words. */
  readonly whose: (reading: Reading) => string;
  /** Which of them: 'mulheres'. */
  readonly some: (reading: Reading) => string;
  /** The definition around the sentence that says which of them. */
  readonly says: (reading: Reading, part: string) => string;
  readonly noun: readonly [one: string, several: string];
  /** All of them as the share names them, where that is not the noun. */
  readonly all?: readonly [one: string, several: string];
  /** Those with such properties of theirs, or all. */
  readonly measure: (where?: readonly Filter[]) => Measure;
  readonly where: Filter;
}

/** Some of the persons that are counted, with their share of all: a quality of persons, so not for who only observes. */
export function partTile(tile: PartTile): Report {
  const { title, period, whose, some, says, noun, all = noun, measure, where } = tile;
  return {
    title,
    shape: 'num',
    period,
    profiles: STAFF,
    subtitle: (reading) => `${whose(reading)}${ofPlace(reading)}: ${some(reading)}`,
    definition: (reading) => says(reading, `Destes, ${some(reading)}; quem não declarou não entra.`),
    params: { unit: noun[1] },
    source: {
      kind: 'plan',
      noun,
      plan: () => ({ measures: { [FIGURE]: measure([where]), todos: measure() } }),
      draw: drawFigure({
        title,
        share: [FIGURE, 'todos'],
        hint: ({ [FIGURE]: part = 0, todos = 0 }) =>
          todos === 0 ? null : `${formatShare(part, todos)} dos ${counted(todos, ...all)}`,
      }),
      drill: [FIGURE],
    },
  };
}
