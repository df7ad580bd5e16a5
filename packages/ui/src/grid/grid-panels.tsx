import { GridColumnsPanel, GridFilterPanel, type GridSlotsComponent } from '@mui/x-data-grid';
import type { ComponentType } from 'react';
import { PartFailure } from '../cards/state/part-failure.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { fetchFields } from './late-fields.ts';

const withFields = <Props extends object>(panel: ComponentType<Props>): ComponentType<Props> =>
  lazyPart(() => fetchFields().then(() => panel), {
    failed: (_props, retry) => <PartFailure onRetry={retry} height={180} />,
  });

/** The grid's panels, drawn when their fields are there; a table fetches these when the page has come to rest. */
export const GRID_PANELS = {
  filterPanel: withFields(GridFilterPanel),
  columnsPanel: withFields(GridColumnsPanel),
} satisfies Partial<GridSlotsComponent>;
