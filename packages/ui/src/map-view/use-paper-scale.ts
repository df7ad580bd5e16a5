import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isPrinting, PAPER_WIDTH, usePrinting } from '../theme/use-printing.ts';

/** The card's two rules. */
const EDGES = 2;

/** A map on paper is the map on the screen, made smaller as a whole: drawn anew for the narrower column it would lose what lies at its sides. */
export function usePaperScale(element: RefObject<HTMLElement | null>): void {
  const printing = usePrinting();
  const onScreen = useRef(0);
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const observer = new ResizeObserver(() => {
      if (!isPrinting()) onScreen.current = place.offsetWidth;
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  useLayoutEffect(() => {
    const place = element.current;
    const width = onScreen.current;
    if (!printing || !place || width === 0) return undefined;
    place.style.width = `${width}px`;
    place.style.setProperty('zoom', String(Math.min(1, (PAPER_WIDTH - EDGES) / width)));
    return () => {
      place.style.width = '';
      place.style.removeProperty('zoom');
    };
  }, [printing, element]);
}
