import { boundsOfPoints, type MapAim, type MapPoint } from '@fonte/ui/map-view';
import { useCallback, useMemo, useState } from 'react';
import { filtersOfAddress } from '../../core/filters/filters-store.ts';
import type { MapState } from './state/map-state.ts';

export type AimSource = {
  state: MapState;
  points: readonly MapPoint[];
  /** Counts the addresses that were read. */
  opened: number;
  uf: string | null;
  /** The profile fixes the Uf, or has none to choose. */
  ufFixed: boolean;
};

/**
 * Where the map looks: first where the address says, or at the property that it names, else at all properties; then wherever it is sent. Another address is a wish of its own, and
 * so is another Uf, unless it is the one that the address came with.
 */
export function useAimOfMap({ state, points, opened, uf, ufFixed }: AimSource) {
  const [sent, setSent] = useState<MapAim | null>(null);
  const bounds = useMemo(() => boundsOfPoints(points), [points]);
  const home = useMemo((): MapAim => ({ key: 'home', ...(bounds ? { fit: bounds } : {}) }), [bounds]);
  const linked = () => ({
    opened,
    place: state.place,
    property: state.property,
    uf: ufFixed ? uf : ufOfAddress(uf),
  });
  // What the address said when it was read; where one pans to afterwards is no wish.
  const [link, setLink] = useState(linked);
  if (link.opened !== opened) {
    setLink(linked());
    setSent(null);
  }
  const [seenUf, setSeenUf] = useState(uf);
  if (seenUf !== uf) {
    setSeenUf(uf);
    // A Uf that is chosen later is flown to, however often one comes back to the address's own.
    if (uf !== link.uf) setLink({ ...link, place: null, property: null });
    setSent(null);
  }
  const named = useMemo(
    () => points.find(({ id }) => id === link.property)?.at ?? null,
    [points, link.property],
  );
  const aim = useMemo((): MapAim => {
    if (sent) return sent;
    if (link.place) return { key: `link ${link.opened}`, ...link.place, exact: true };
    if (named) return { key: `property ${link.opened} ${link.property ?? ''}`, center: named };
    return { ...home, key: `all ${uf ?? ''} ${bounds ? 'points' : ''}` };
  }, [sent, link, named, home, bounds, uf]);
  const go = useCallback((to: Omit<MapAim, 'key'>) => setSent({ ...to, key: `sent ${Date.now()}` }), []);
  return { aim, home, go };
}

/** The Uf that stands in the address, which the filters take a moment later; else the one of now. */
function ufOfAddress(now: string | null): string | null {
  const { uf } = filtersOfAddress(new URLSearchParams(globalThis.location.search));
  return uf === undefined ? now : uf;
}
