import {
  can,
  downloadOf,
  MAP_REACH_WITHOUT_DOWNLOAD,
  MAP_ROWS_WITHOUT_DOWNLOAD,
  type Profile,
} from '@fonte/contracts';
import { serviceFault } from '../request/service-fault.ts';
import type { ServedLayer } from './layer.ts';

// The right to take a layer is a right to its rows, not to a format: GeoJSON and GML are the same table as csv.

type Layer = Pick<ServedLayer, 'capability' | 'rows'>;

const REACH = `Seu perfil lê desta camada até ${MAP_ROWS_WITHOUT_DOWNLOAD} feições por pedido e as primeiras ${MAP_REACH_WITHOUT_DOWNLOAD} de uma busca, em qualquer formato. Reduza o lugar ou os filtros.`;

/** Whether a profile may take as many rows of a layer as there are. */
export const mayTake = (profile: Profile, layer: Layer): boolean =>
  layer.rows === 'public' || can(profile, downloadOf(layer));

/** Most features of a page where the client names no number (WFS 2.0), and of any page (OGC API – Features), for whoever may take the layers; files have no such limit. */
const PAGE = 10_000;

/** How many features a page of these layers has for a profile where the client names no number. */
export const pageOf = (profile: Profile, layers: readonly Layer[]): number =>
  layers.every((layer) => mayTake(profile, layer)) ? PAGE : MAP_ROWS_WITHOUT_DOWNLOAD;

/** How far on from a place in the sequence a profile's pages of these layers go; beyond their reach without end, which `assertPage` refuses: nobody takes an empty answer for the end. */
export function roomFrom(profile: Profile, layers: readonly Layer[], start: number): number {
  const room = MAP_REACH_WITHOUT_DOWNLOAD - start;
  return room <= 0 || layers.every((layer) => mayTake(profile, layer)) ? Infinity : room;
}

/** What the last page says to a profile whose pages of these layers end before the features do; null where they do not. */
export const reachTold = (
  profile: Profile,
  layers: readonly Layer[],
  { end, matched }: { readonly end: number; readonly matched: number },
): string | null =>
  end >= MAP_REACH_WITHOUT_DOWNLOAD && end < matched && !layers.every((layer) => mayTake(profile, layer))
    ? REACH
    : null;

/** Refuses a file of a layer that the profile may not take. Errors: OperationNotSupported. */
export function assertFile(profile: Profile, layers: readonly Layer[]): void {
  if (!layers.every((layer) => can(profile, downloadOf(layer))))
    serviceFault('OperationNotSupported', 'outputFormat', 'Seu perfil não baixa arquivos desta camada', 403);
}

/** Refuses rows in bulk of layers that the profile may not take, in any format. Errors: OperationNotSupported. */
export function assertPage(
  profile: Profile,
  layers: readonly Layer[],
  page: { readonly start: number; readonly returned: number },
): void {
  if (layers.every((layer) => mayTake(profile, layer))) return;
  const { start, returned } = page;
  if (returned > MAP_ROWS_WITHOUT_DOWNLOAD || (returned > 0 && start + returned > MAP_REACH_WITHOUT_DOWNLOAD))
    serviceFault('OperationNotSupported', 'count', REACH, 403);
}

/** How many features under a click a profile is told at most. */
export const mostAtAPoint = (profile: Profile, layer: Layer, asked: number): number =>
  mayTake(profile, layer) ? asked : Math.min(asked, MAP_ROWS_WITHOUT_DOWNLOAD);
