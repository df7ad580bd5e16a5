import { dressChosen, dressedBoth } from '@fonte/ui/charts/dressed/chosen';
import { listenForBrush } from '@fonte/ui/charts/drawn/chart-brush';
import type { ChartDescription, ChartPoint } from '@fonte/ui';
import { whileInSight } from '@fonte/ui/charts/drawn/chart-steps';
import { drawStep } from '@fonte/ui/charts/drawn/draw-step';
import type { ViewResult } from '../../asked/contract.ts';
import { whenItStays } from '../step/ahead.ts';
import type { CardChoice } from './card-choice.ts';
import type { Steps } from '../step/steps.ts';

/** A chart and the row of the result at each of its points. */
export interface Drawn {
  readonly chart: ChartDescription;
  readonly pointOf: (point: ChartPoint) => { readonly row: number } | null;
}

/** The row of a label; null where a step of the time axis has none. */
const rowOf = ({ pointOf }: Drawn, index: number): number | null =>
  pointOf({ seriesIndex: 0, index })?.row ?? null;

/** A chart with what is chosen of its marks. `still`: while somebody chooses, which is known when it is drawn, figures do not glide to their places. */
export function chosenChart(
  chart: ChartDescription,
  drawn: Drawn,
  rows: ReadonlySet<number> | null,
  still: () => boolean,
): ChartDescription {
  const chosen =
    rows && new Set(chart.labels.flatMap((_, at) => (rows.has(rowOf(drawn, at) ?? -1) ? at : [])));
  return { ...chart, dress: dressedBoth(chart.dress, dressChosen(chosen, still)) };
}

/** What a card's chart and choice are at the moment; a drag goes on while they change. */
export interface Latest {
  readonly drawn: Drawn | null | undefined;
  readonly choice: CardChoice | undefined;
  /** Somebody is choosing. */
  readonly choosing: boolean;
  /** What is drawn of other figures, and of other rows that are chosen. */
  readonly drawnOf: (result: ViewResult) => Drawn | null;
  readonly chartOf: (
    drawn: Drawn,
    rows: ReadonlySet<number> | null,
    still: () => boolean,
  ) => ChartDescription;
}

/** Hears drags over a chart as steps of its choice. */
export const brushListener =
  (latest: () => Latest): NonNullable<ChartDescription['listen']> =>
  (element, engine) => {
    const stays = whenItStays(element, () => latest().choice?.near());
    const stop = listenForBrush(
      element,
      engine,
      () => latest().drawn?.chart ?? null,
      (span) => {
        const { drawn, choice } = latest();
        if (!span) choice?.giveUp();
        if (!span || !drawn) return;
        const { from, until, add, done } = span;
        const places = Array.from({ length: until - from + 1 }, (_, at) => from + at);
        const rows = places.flatMap((at) => rowOf(drawn, at) ?? []);
        choice?.drag(rows, { add, done });
      },
    );
    return () => {
      stays();
      stop();
    };
  };

/** Draws the steps of a choice, here or in another card, while the chart is in sight. */
export const chartFollower =
  (steps: Steps, latest: () => Latest): NonNullable<ChartDescription['follow']> =>
  (element, drawing) =>
    whileInSight(element, steps, (take) => {
      const step = take();
      if (!step) return;
      const { drawnOf, chartOf } = latest();
      const charted = (result: ViewResult | undefined) => {
        const drawn = result && drawnOf(result);
        return drawn ? chartOf(drawn, step.rows, () => true) : null;
      };
      const chart = charted(step.result);
      if (chart) drawStep(drawing, chart, { of: step.whole, chart: () => charted(step.whole) });
    });
