import type { ChartDescription } from '@fonte/ui';

/** A chart to take along: its words, and what its figures are of, a line each. */
export type Picturing = {
  chart: ChartDescription;
  title: string;
  subtitle: string | undefined;
  about: readonly string[];
};
