import type { View } from '@fonte/contracts/view';
import type { ReactNode } from 'react';
import type { ViewResult } from '../asked/contract.ts';
import type { ViewDownload } from './use-view-download.ts';
import type { ViewPoint } from './view-point.ts';

/** What every kind of card gets. */
export type ViewBodyProps = {
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
  /** The published panel whose view it is: its notes stand under it. */
  panel: number | undefined;
};
