import type { Profile } from '@fonte/contracts';
import type { ServedLayer } from '../../layers/layer.ts';
import { pageOf } from '../../layers/may-take.ts';

/** Features of a page where the client names no number. */
export const LIMIT_DEFAULT = 100;

export const FILTER_LANGUAGES = ['cql2-text', 'cql2-json'] as const;

/** Parameters of a layer's features besides its columns. */
export const ITEMS_PARAMETERS = [
  'f',
  'limit',
  'offset',
  'bbox',
  'bbox-crs',
  'datetime',
  'crs',
  'filter',
  'filter-lang',
  'filter-crs',
] as const;

/** The most features of one page: WFS's number, and for whoever may not take the layer theirs. */
export const mostOf = (profile: Profile, layer: ServedLayer): number => pageOf(profile, [layer]);
