import Box from '@mui/material/Box';
import type OlMap from 'ol/Map.js';
import { useEffect, useState } from 'react';

/**
 * Marks the middle of the map, where Enter draws, once the keyboard is used on the map and until the pointer moves again. White on
 * dark, so that it is seen on any ground. Decorative.
 */
export function Crosshair({ map }: { map: OlMap }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = map.getTargetElement();
    const show = () => setShown(true);
    const hide = () => setShown(false);
    element?.addEventListener('keydown', show);
    element?.addEventListener('pointermove', hide);
    return () => {
      element?.removeEventListener('keydown', show);
      element?.removeEventListener('pointermove', hide);
    };
  }, [map]);
  if (!shown) return null;
  return (
    <Box component="svg" viewBox="0 0 40 40" aria-hidden data-print="hide" sx={CROSS}>
      {['#10241A', '#fff'].map((color, index) => (
        <path
          key={color}
          d="M20 3v12M20 25v12M3 20h12M25 20h12"
          stroke={color}
          strokeWidth={index === 0 ? 4 : 2}
        />
      ))}
    </Box>
  );
}

const CROSS = {
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 40,
  height: 40,
  m: '-20px 0 0 -20px',
  pointerEvents: 'none',
  zIndex: 1,
};
