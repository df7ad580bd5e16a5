import { addressOf } from '@fonte/contracts';
import { baseMap, baseTile } from '@fonte/contracts/endpoints/base-map';
import type { OwnBaseMap } from '@fonte/contracts/routes/base-map';
import type { TiledBase } from '@fonte/ui/map-view';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { call } from '../api/call.ts';

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

/** The installation's own base map (BASEMAP_PMTILES); asked for once for all maps, where one is wanted. */
export function useOwnBase(wanted = true): OwnBase {
  const { data, isLoading, isLoadingError } = useQuery({
    queryKey: ['own-base'],
    enabled: wanted,
    retry: false,
    queryFn: ({ signal }) => call(baseMap, { signal }),
  });
  const [failed, setFailed] = useState<string | null>(null);
  const own = data ?? null;
  const base = useMemo(() => (own === null ? null : tiledBase(own)), [own]);
  const lost = own !== null && failed === own.chave;
  const key = own?.chave ?? null;
  return {
    base: lost ? null : base,
    offered: own,
    failed: lost || isLoadingError,
    asking: isLoading,
    onBaseError: useCallback(() => setFailed(key), [key]),
  };
}

export function tiledBase({ chave, forma, zoom_menor, zoom_maior, caixa, creditos }: OwnBaseMap): TiledBase {
  return {
    kind: 'tiles',
    // OpenLayers writes the tile's place into its address.
    url: addressOf(baseTile, { params: { chave, z: '{z}', x: '{x}', y: '{y}' } }).replaceAll(
      /%7B([xyz])%7D/g,
      '{$1}',
    ),
    form: forma === 'vetor' ? 'vector' : 'raster',
    zoom: { least: zoom_menor, most: zoom_maior },
    box: [caixa.oeste, caixa.sul, caixa.leste, caixa.norte],
    // 'Protomaps © OpenStreetMap', 'IBGE, 2025'.
    attribution: creditos
      .map(({ texto }) => texto)
      .join(' ')
      .replaceAll(/ (?=[,.;:)])/g, ''),
    links: creditos.flatMap(({ texto, endereco }) =>
      endereco === null ? [] : [{ text: texto, href: endereco }],
    ),
  };
}
