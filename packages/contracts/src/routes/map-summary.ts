import { z } from 'zod';
import * as endpoints from '../endpoints/map-summary.ts';
import { MAP_LAYERS, type LayerName } from '../map-layers.ts';
import { route } from '../route.ts';

/** What lies in the caller's layers, or in a selection of them: counts by legend class, areas and outlines. */

const NAMES = Object.keys(MAP_LAYERS) as [LayerName, ...LayerName[]];

/** Degrees, longitude first. */
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)]);

export const summaryAsked = z.object({
  camadas: z
    .array(
      z.object({
        nome: z.enum(NAMES),
        /** ECQL, as the map services read it */
        filtro: z.string().max(20_000).optional(),
      }),
    )
    .min(1)
    .max(NAMES.length),
  ano: z.number().int().min(1990).max(2100).nullable().default(null),
  uf: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  /** A closed ring; without it everything the caller sees is summed */
  area: z
    .array(position)
    .min(4)
    .max(1_000)
    .refine((ring) => String(ring[0]) === String(ring.at(-1)), 'O contorno precisa terminar onde começa')
    .nullable()
    .default(null),
});

export const layerSummary = z.object({
  nome: z.enum(NAMES),
  /** Features that touch the selection */
  total: z.number().int(),
  /** Sum of their areas, ha, as an exact number in text; null for layers without one */
  ha: z.string().nullable(),
  /** Of those features, what lies inside the selection: geodesic on GRS 80, ha; null without a selection, and for points */
  ha_dentro: z.string().nullable(),
  /** Their outlines together, each whole: geodesic on GRS 80, km; null without a selection, and for points */
  km: z.string().nullable(),
  /** Features by legend class */
  classes: z.record(z.string(), z.number().int()),
});

export type SummaryAsked = z.input<typeof summaryAsked>;
export type LayerSummary = z.output<typeof layerSummary>;

export const mapSummary = route(endpoints.mapSummary, {
  summary: 'Quantidades, áreas e perímetros das camadas, no todo ou numa seleção',
  body: summaryAsked,
  answer: z.array(layerSummary),
  content: 'json',
});
