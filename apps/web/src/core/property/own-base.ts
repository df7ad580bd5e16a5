import { addressOf } from '@fonte/contracts';
import { baseMap, baseTile } from '@fonte/contracts/endpoints/base-map';
import type { OwnBaseMap } from '@fonte/contracts/routes/base-map';
import type { TiledBase } from '@fonte/ui/map-view';
import { call } from '../api/call.ts';

/** The installation's own base map (BASEMAP_PMTILES) with its name; null without one. */
export async function ownBase(signal: AbortSignal): Promise<{ base: TiledBase; nome: string | null } | null> {
  const own = await call(baseMap, { signal });
  return own && { base: tiledBase(own), nome: own.nome };
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
