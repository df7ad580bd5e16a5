import { z } from 'zod';
import * as endpoints from '../endpoints/base-map.ts';
import { route } from '../route.ts';

/** The installation's own base map (BASEMAP_PMTILES, docs/operations.md) and what the built-in one writes on its outlines. */

export const ownBaseMap = z.object({
  /** Another one for another content of the file: it stands in the tiles' addresses, so that they may be kept for long. */
  chave: z.string(),
  /** Vector tiles, which the page styles, or pictures. */
  forma: z.enum(['vetor', 'imagem']),
  /** As the file calls itself. */
  nome: z.string().nullable(),
  zoom_menor: z.number().int(),
  zoom_maior: z.number().int(),
  /** Degrees. */
  caixa: z.object({ oeste: z.number(), sul: z.number(), leste: z.number(), norte: z.number() }),
  /** Who has to be named on the map, as the file says, with where each is on the web. */
  creditos: z.array(z.object({ texto: z.string(), endereco: z.string().nullable() })),
});

export type OwnBaseMap = z.output<typeof ownBaseMap>;

/** Null without the setting, and while its file is no base map. */
export const baseMap = route(endpoints.baseMap, {
  summary: 'Mapa base da instituição',
  answer: ownBaseMap.nullable(),
  content: 'json',
});

/** Zoom levels of the archive's format. */
const MOST_ZOOM = 26;
const place = z.coerce.number<number>().int().min(0);

export const baseTile = route(endpoints.baseTile, {
  summary: 'Mapa base da instituição: um quadro; 204 onde o arquivo não tem nenhum',
  params: z.object({
    chave: z.string().regex(/^[\w-]{1,40}$/),
    z: place.max(MOST_ZOOM),
    x: place.max(2 ** MOST_ZOOM - 1),
    y: place.max(2 ** MOST_ZOOM - 1),
  }),
  content: 'file',
});

/** Name, Uf, longitude and latitude; the seat, or the middle of the area's box. One that has neither is not there. */
export const municipalityName = z.tuple([z.string(), z.string(), z.number(), z.number()]);

export type MunicipalityName = z.output<typeof municipalityName>;

export const municipalityNames = route(endpoints.municipalityNames, {
  summary: 'Nomes e lugares dos municípios, para os mapas; as capitais e os de área maior antes',
  answer: z.array(municipalityName),
  asMade: true,
  content: 'json',
});
