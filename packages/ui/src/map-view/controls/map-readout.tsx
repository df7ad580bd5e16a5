import { formatCompactDecimals } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toLonLat } from 'ol/proj.js';
import { useEffect, useRef } from 'react';
import { placeWords } from '../sketch/measure-words.ts';

/** '17,7412° S · 50,9187° O · zoom 13': of the pointer, or of the map's middle. Written past React: it changes with each move. */
export function MapReadout({ map }: { map: OlMap }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const write = (coordinate: number[] | undefined) => {
      const zoom = map.getView().getZoom();
      if (!coordinate || zoom === undefined || !element.current) return;
      const [lon = 0, lat = 0] = toLonLat(coordinate);
      element.current.textContent = `${placeWords([lon, lat])} · zoom ${formatCompactDecimals(zoom, 0)}`;
    };
    const move = (event: MapBrowserEvent) => write(event.coordinate);
    const end = () => write(map.getView().getCenter());
    end();
    map.on('pointermove', move);
    map.on('moveend', end);
    return () => {
      map.un('pointermove', move);
      map.un('moveend', end);
    };
  }, [map]);
  return <Box ref={element} sx={READOUT} />;
}

const READOUT = {
  color: '#fff',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  textShadow: '0 0 3px rgba(10,25,18,.9), 0 0 2px rgba(10,25,18,.9)',
  whiteSpace: 'nowrap',
};
