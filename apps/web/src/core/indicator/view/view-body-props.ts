import type { Cell } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import type { ChartDescription } from '@fonte/ui';
import type { ReactNode } from 'react';
import type { ViewResult } from '../asked/contract.ts';
import type { CardChoice } from '../brush/card/card-choice.ts';
import type { Steps } from '../brush/step/steps.ts';
import type { Drawn } from './chart-of-view.ts';
import type { ViewDownload } from './use-view-download.ts';
import type { ViewPoint } from './view-point.ts';

/** What a view with a line of reference or rules adds to its body (looked-body.tsx), which comes with the views that have them. */
export type Looked = {
  /** The chart with what is drawn over it. */
  dressed?: (drawn: Drawn, view: Pick<View, 'look' | 'splitStack'>, result: ViewResult) => ChartDescription;
  /** What a figure comes to: its colour in the theme, and its mark in words. */
  markOf?: (indicador: number | null, value: Cell | undefined) => { color: string; words: string } | null;
  /** A figure of a table with its mark, by row and series. */
  marked?: (result: ViewResult, row: number, series: number, figure: ReactNode) => ReactNode;
};

/** What every kind of card gets. */
export type ViewBodyProps = Looked & {
  view: View;
  result: ViewResult | null;
  status: 'loading' | 'ready' | 'failed';
  /** `onRetry` is missing where asking again would be refused again. */
  failed: { sentence: string | undefined; onRetry?: (() => void) | undefined };
  empty: { detail?: string; action?: ReactNode };
  onPoint: ((point: Omit<ViewPoint, 'view'>) => void) | undefined;
  download: ViewDownload;
  help: ReactNode;
  actions: ReactNode;
  above: ReactNode;
  below: ReactNode;
  height: number;
  /** What is chosen of its own marks; absent where they cannot be. */
  choice?: CardChoice | undefined;
  /** Somebody is choosing: figures do not glide meanwhile. */
  choosing?: boolean;
  /** The steps of a choice, to draw without the rest of the card. */
  steps?: Steps | undefined;
  /** Whether a click chooses a mark and opens nothing. */
  picking?: boolean;
  /** The published panel whose view it is: its notes stand under it. */
  panel: number | undefined;
};
