import type { RemoteLayer } from '@fonte/contracts/routes/remote-layers';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../core/api/request.ts';
import { knowRemoteLayers } from '../state/known-layers.ts';

const NONE: readonly RemoteLayer[] = [];

/** Layers of the institution's GeoServer that the caller may see; a server that does not answer has none. */
export function useRemoteLayers(): readonly RemoteLayer[] {
  const { data } = useQuery({
    queryKey: ['remote-layers'],
    retry: false,
    queryFn: async ({ signal }) => {
      const layers = await request<RemoteLayer[]>('/api/mapa/camadas', { signal });
      // Before anybody draws with them.
      knowRemoteLayers(layers);
      return layers;
    },
  });
  return data ?? NONE;
}
