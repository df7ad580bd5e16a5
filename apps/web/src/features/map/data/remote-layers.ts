import { remoteLayers } from '@fonte/contracts/endpoints/remote-layers';
import type { RemoteLayer } from '@fonte/contracts/routes/remote-layers';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/call.ts';
import { knowRemoteLayers } from '../state/known-layers.ts';

const NONE: readonly RemoteLayer[] = [];

/** Layers of the institution's GeoServer that the caller may see; a server that does not answer has none. */
export function useRemoteLayers(): readonly RemoteLayer[] {
  const { data } = useQuery({
    queryKey: ['remote-layers'],
    retry: false,
    queryFn: async ({ signal }) => {
      const layers = await call(remoteLayers, { signal });
      // Before anybody draws with them.
      knowRemoteLayers(layers);
      return layers;
    },
  });
  return data ?? NONE;
}
