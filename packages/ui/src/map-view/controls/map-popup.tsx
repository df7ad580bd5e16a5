import Overlay from 'ol/Overlay.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapPopup as Popup } from '../map-model.ts';

/** What stands at a place of the map and moves with it. */
export function MapPopup({ map, popup }: { map: OlMap; popup: Popup }) {
  const [element] = useState(() => document.createElement('div'));
  const [lon, lat] = popup.at;
  useEffect(() => {
    const overlay = new Overlay({ element, offset: [0, -16], positioning: 'bottom-center', stopEvent: true });
    overlay.setPosition(fromLonLat([lon, lat]));
    map.addOverlay(overlay);
    return () => {
      map.removeOverlay(overlay);
    };
  }, [map, element, lon, lat]);
  return createPortal(popup.content, element);
}
