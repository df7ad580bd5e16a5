import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { isPrinting, PAPER_WIDTH, usePrinting } from '../../theme/use-printing.ts';

/** The card's two rules. */
const EDGES = 2;

/**
 * Style of a map on paper: the map as it is on the screen, made smaller as a whole. Drawn anew for the narrower column it would lose what lies at
 * its sides.
 */
export function usePaperScale(element: RefObject<HTMLElement | null>): CSSProperties | undefined {
  const printing = usePrinting();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const observer = new ResizeObserver(() => {
      if (!isPrinting()) setWidth(place.offsetWidth);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  if (!printing || width === 0) return undefined;
  return { width, zoom: Math.min(1, (PAPER_WIDTH - EDGES) / width), marginInline: 'auto' };
}
