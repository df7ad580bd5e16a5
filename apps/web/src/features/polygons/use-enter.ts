import type { LonLat, MapHandle } from '@fonte/ui/map-view';
import { fromMercator } from '@fonte/geo/mercator';
import { useEffect } from 'react';

/** Enter with the map focused does what a click at its middle does. */
export function useEnter(map: MapHandle | null, ask: (at: LonLat) => void): void {
  useEffect(() => {
    const element = map?.getTargetElement();
    if (!map || !element) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== element) return;
      // The dialog that opens takes the focus to its close button, which the same Enter would then press.
      event.preventDefault();
      const [x, y] = map.getView().getCenter() ?? [];
      if (x === undefined || y === undefined) return;
      const [lon, lat] = fromMercator([x, y]);
      ask([lon, lat]);
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [map, ask]);
}
