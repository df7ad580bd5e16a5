import { z } from 'zod';
import * as endpoints from '../endpoints/remote-layers.ts';
import { route } from '../route.ts';

/**
 * Layers of the institution's own GeoServer (GEOSERVER_URL, docs/mapas.md) that the caller may see and that server has now: it is asked at run time,
 * so they are no part of `MAP_LAYERS`. Their map, legend, clicks and features come from the same addresses as the programme's, by `nome`.
 */

/** Degrees. */
const box = z.object({ oeste: z.number(), sul: z.number(), leste: z.number(), norte: z.number() });

export const remoteLayer = z.object({
  /** As LAYERS and TYPENAMES take it: `area:rios` */
  nome: z.string(),
  titulo: z.string(),
  resumo: z.string().nullable(),
  /** Where it lies; the country for who sees only a part of its rows */
  caixa: box,
  /** GetFeatureInfo answers for it */
  consultavel: z.boolean(),
  /** What its features have, where it has features (WFS): then it can be selected, counted and downloaded; null for a layer of pictures */
  feicoes: z
    .object({
      /** Name of the geometry, as ECQL calls it */
      geometria: z.string(),
      colunas: z.array(z.object({ nome: z.string(), tipo: z.enum(['texto', 'numero', 'data', 'logico']) })),
    })
    .nullable(),
  /** Column that the filter of the page by state may narrow, by `cql_filter`; null where there is none known */
  coluna_uf: z.string().nullable(),
  /** Greatest denominator of the scale at which it is drawn; null without such a limit */
  escala_maxima: z.number().nullable(),
});

export type RemoteLayer = z.output<typeof remoteLayer>;

/** Empty without such a server, and while it does not answer. */
export const remoteLayers = route(endpoints.remoteLayers, {
  summary: 'Camadas do GeoServer da instituição',
  answer: z.array(remoteLayer),
  content: 'json',
});
