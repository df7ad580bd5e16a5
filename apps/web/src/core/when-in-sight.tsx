import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export type WhenInSightProps = {
  /** Height kept until then, in px, so that the page does not move. */
  height: number;
  children: ReactNode;
};

/** How far before it comes into sight the content is made, in px. */
const AHEAD = 100;

/** Makes its content (and fetches its code and data) when the reader comes near it; printing counts as near. */
export function WhenInSight({ height, children }: WhenInSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(place.current);
    const print = () => setNear(true);
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [near]);
  if (near) return children;
  return <Box ref={place} sx={{ height, minWidth: 0 }} />;
}
