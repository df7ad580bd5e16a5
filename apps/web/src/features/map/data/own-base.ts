import type { TiledBase } from '@fonte/ui/map-view';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ownBaseQuery } from '../../../core/property/base-map.ts';

export type OwnBase = {
  /** Null without one, before it is known and once none of its tiles has come. */
  base: TiledBase | null;
  /** Whether the installation has one: null before that is known. */
  offered: { nome: string | null } | null;
  /** It was not told of, or none of its tiles has come. */
  failed: boolean;
  asking: boolean;
  onBaseError: () => void;
};

/** The installation's own base map, where it is chosen from others. */
export function useOwnBase(): OwnBase {
  const { data, isLoading, isLoadingError } = useQuery(ownBaseQuery);
  // By their address, which is of the file's content.
  const [failed, setFailed] = useState<string | null>(null);
  const own = data ?? null;
  const url = own?.base.url ?? null;
  const lost = own !== null && failed === url;
  return {
    base: lost || own === null ? null : own.base,
    offered: own,
    failed: lost || isLoadingError,
    asking: isLoading,
    onBaseError: useCallback(() => setFailed(url), [url]),
  };
}
