import { usePrinting } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export type WhenInSightProps = {
  /** Height kept until then, in px, so that the page does not move. */
  height: number;
  /** What stands there until then: a skeleton of what will come. */
  waiting?: ReactNode;
  children: ReactNode;
};

/** How far before it comes into sight the content is made, in px. */
const AHEAD = 100;
/** How long a page has come to rest before the rest of it is made, in ms. */
const REST = 4000;

/**
 * Makes its content (and fetches its code and data) when the reader comes near it, or when the page has come to rest: paper and the browser's own
 * search need the whole page. Printing counts as near. Readers who save data wait for sight.
 */
export function WhenInSight({ height, waiting, children }: WhenInSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const printing = usePrinting();
  if (printing && !near) setNear(true);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(place.current);
    const rest = savesData() ? undefined : setTimeout(() => setNear(true), REST);
    return () => {
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [near]);
  if (near) return children;
  return (
    <Box ref={place} sx={{ minHeight: height, minWidth: 0, display: 'grid' }}>
      {waiting}
    </Box>
  );
}

/** What browsers tell of the network; those that tell nothing are taken to have a good one. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** A reader who asked the browser to be sparing, or whose network is slow or paid by volume. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return false;
  const { saveData, type, effectiveType = '4g' } = connection;
  return saveData === true || type === 'cellular' || effectiveType !== '4g';
}
