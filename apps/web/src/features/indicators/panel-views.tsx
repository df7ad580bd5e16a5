import { CHART_HEIGHT } from '@fonte/contracts';
import type { ColumnFilter, View } from '@fonte/contracts/view';
import { PageCell, PageGrid, useNarrow, usePrinting } from '@fonte/ui';
import type { ReactNode } from 'react';
import type { PanelBrush } from '../../core/indicator/brush/card/panel-brush.ts';
import { ViewCard } from '../../core/indicator/view/view-card.tsx';
import type { ViewPoint } from '../../core/indicator/view/view-point.ts';
import { WhenInSight } from '../../core/when-in-sight.tsx';

export type PanelViewsProps = {
  /** The panel's id. */
  panel: number;
  views: readonly View[];
  filters: readonly ColumnFilter[];
  /** What is chosen in one of the cards. */
  brush: PanelBrush;
  /** The filter form stands beside: cards get what is left. */
  narrow: boolean;
  onPoint: ((point: ViewPoint) => void) | undefined;
};

/** Charts on the phone are lower than the specification's 500, which would fill the screen. */
const PHONE_HEIGHT = 320;

/** One card per view at its width; each is fetched when the reader comes near it. */
export function PanelViews({ panel, views, filters, brush, narrow, onPoint }: PanelViewsProps) {
  const printing = usePrinting();
  // What a card scrolls on the screen has the whole width of paper.
  const spanOf = ({ type, size }: View): number => (printing && type === 'pivot' ? 12 : size);
  const height = useNarrow('sm') ? PHONE_HEIGHT : CHART_HEIGHT;
  return (
    <PageGrid>
      {views.map((view, at) => (
        <PageCell key={view.id ?? at} span={narrow ? Math.min(12, spanOf(view) * 1.5) : spanOf(view)}>
          <Sight big={view.type === 'bigNumber'} height={height}>
            <ViewCard
              view={view}
              panel={panel}
              pageFilters={filters}
              brush={brush}
              at={at}
              height={height}
              onPoint={onPoint && ((point) => onPoint({ ...point, view: at }))}
            />
          </Sight>
        </PageCell>
      ))}
    </PageGrid>
  );
}

function Sight({ big, height, children }: { big: boolean; height: number; children: ReactNode }) {
  return big ? children : <WhenInSight height={height + 100}>{children}</WhenInSight>;
}
