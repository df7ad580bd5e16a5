import { boundsOfPoints, type MapAim, type MapPoint } from '@fonte/ui/map-view';
import { useCallback, useMemo, useState } from 'react';
import type { MapState } from './state/map-state.ts';

/**
 * Where the map looks: first where the address says, else at all properties; then wherever it is sent. Another Uf and another address
 * are wishes of their own.
 */
export function useAimOfMap(state: MapState, points: readonly MapPoint[], opened: number, uf: string | null) {
  const [sent, setSent] = useState<MapAim | null>(null);
  const [first] = useState(state.place);
  const bounds = useMemo(() => boundsOfPoints(points), [points]);
  const home = useMemo((): MapAim => ({ key: 'home', ...(bounds ? { fit: bounds } : {}) }), [bounds]);
  const linked = opened > 0 ? state.place : first;
  // What the address said when it was read; where one pans to afterwards is no wish.
  const [place, setPlace] = useState({ opened, linked });
  if (place.opened !== opened) setPlace({ opened, linked });
  const [ufAtFirst] = useState(uf);
  const aim = useMemo((): MapAim => {
    if (sent) return sent;
    if (place.linked && uf === ufAtFirst)
      return { key: `link ${place.opened}`, ...place.linked, exact: true };
    return { ...home, key: `all ${uf ?? ''} ${bounds ? 'points' : ''}` };
  }, [sent, place, home, bounds, uf, ufAtFirst]);
  const go = useCallback((to: Omit<MapAim, 'key'>) => setSent({ ...to, key: `sent ${Date.now()}` }), []);
  // A Uf that is chosen later is flown to.
  const [seenUf, setSeenUf] = useState(uf);
  if (seenUf !== uf) {
    setSeenUf(uf);
    setSent(null);
  }
  return { aim, home, go };
}
