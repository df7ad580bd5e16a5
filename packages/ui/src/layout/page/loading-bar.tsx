import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useFrameWords } from '../words.ts';

/** How long the bar stays after the last answer (specification 1, section 4), in ms. */
export const LOADING_BAR_LINGER = 250;

/** A 3 px bar under the header (`top` px high) while something is fetched; goes 250 ms after it ended, so that it does not flicker. */
export function LoadingBar({ active, top = 48 }: { active: boolean; top?: number }) {
  const words = useFrameWords();
  const [lingering, setLingering] = useState(active);
  if (active && !lingering) setLingering(true);
  useEffect(() => {
    if (active) return undefined;
    const timer = setTimeout(() => setLingering(false), LOADING_BAR_LINGER);
    return () => clearTimeout(timer);
  }, [active]);
  if (!active && !lingering) return null;
  return <Box role="progressbar" aria-label={words.fetching} data-print="hide" sx={BAR} style={{ top }} />;
}

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

const BAR = {
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 'appBar',
  height: 3,
  overflow: 'hidden',
  bgcolor: 'progresso.track',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '33%',
    bgcolor: 'ipe',
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
};
