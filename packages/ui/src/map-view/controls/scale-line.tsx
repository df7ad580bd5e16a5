import { formatCompactDecimals } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import type OlMap from 'ol/Map.js';
import { getPointResolution } from 'ol/proj.js';
import { useEffect, useState } from 'react';

/** The longest round distance that fits in `room` px at that resolution: 1, 2 or 5 times a power of ten. */
export function roundDistance(metresPerPixel: number, room: number): { metres: number; width: number } {
  const most = metresPerPixel * room;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { metres, width: metres / metresPerPixel };
}

/** '100 km' over its line, for the middle of the map. */
export function ScaleLine({ map }: { map: OlMap }) {
  const [scale, setScale] = useState<{ metres: number; width: number } | null>(null);
  useEffect(() => {
    const measure = () => {
      const view = map.getView();
      const [center, resolution] = [view.getCenter(), view.getResolution()];
      if (!center || !resolution) return;
      const next = roundDistance(getPointResolution('EPSG:3857', resolution, center), 96);
      setScale((now) => (now?.metres === next.metres && now.width === next.width ? now : next));
    };
    measure();
    // Each drawn frame, not the end of a move: a first fit ends before anybody listens.
    map.on('postrender', measure);
    return () => map.un('postrender', measure);
  }, [map]);
  if (!scale) return null;
  const text =
    scale.metres >= 1000
      ? `${formatCompactDecimals(scale.metres / 1000)} km`
      : `${formatCompactDecimals(scale.metres)} m`;
  return (
    <Box sx={LINE} style={{ width: scale.width }}>
      {text}
    </Box>
  );
}

const LINE = {
  color: '#fff',
  fontSize: 12,
  lineHeight: '16px',
  textShadow: '0 0 3px rgba(10,25,18,.9), 0 0 2px rgba(10,25,18,.9)',
  border: '2px solid #fff',
  borderTop: 0,
  px: '4px',
  pb: '1px',
  filter: 'drop-shadow(0 0 1px rgba(10,25,18,.8))',
  whiteSpace: 'nowrap',
};
