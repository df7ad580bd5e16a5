import { useTileLayers, type MapHandle, type TileLayerSpec, type TileStatus } from '@fonte/ui/map-view';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { checkSession } from '../session/session-query.ts';

/** A layer of the map services; how often its tiles were asked for anew is kept here. */
export type ServiceTiles = Omit<TileLayerSpec, 'attempt'>;

/**
 * Keeps the tiles of these layers on a map; how each stands, and asking for its tiles anew, which a network that is back does by itself.
 * A session that is over is noticed: a picture does not say why it did not come, but the session does.
 */
export function useServiceTiles(map: MapHandle | null, layers: readonly ServiceTiles[]) {
  const [statuses, setStatuses] = useState<Readonly<Record<string, TileStatus>>>({});
  const [attempts, setAttempts] = useState<Readonly<Record<string, number>>>({});
  const specs = useMemo(
    () => layers.map((layer): TileLayerSpec => ({ ...layer, attempt: attempts[layer.key] ?? 0 })),
    [layers, attempts],
  );
  const client = useQueryClient();
  const onStatus = useCallback(
    (key: string, status: TileStatus) => {
      setStatuses((before) => (before[key] === status ? before : { ...before, [key]: status }));
      if (status === 'failed') void checkSession(client);
    },
    [client],
  );
  useTileLayers(map, specs, onStatus);
  const retry = useCallback((key: string) => {
    setStatuses((before) => ({ ...before, [key]: 'loading' }));
    setAttempts((before) => ({ ...before, [key]: (before[key] ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    // Those that are on their way too: asked for without a network, they fail when it is back, and nobody would ask again.
    const again = () => {
      for (const [key, status] of Object.entries(statuses)) if (status !== 'ready') retry(key);
    };
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, [statuses, retry]);
  return { statuses, retry };
}
