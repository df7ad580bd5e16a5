import * as endpoints from '@fonte/contracts/endpoints/features-api';
import type { ServedLayer } from '../../layers/layer.ts';
import type { Page } from './page.ts';
import type { Addresses } from '../documents/links.ts';
import { TEXTS } from '../documents/texts.ts';

/** How deep a page is: below the landing page, the list of layers, a layer, its features. */
type Depth = 'landing' | 'collections' | 'collection' | 'items' | 'item';

/** The pages above one, from the landing page down. */
export function crumbsTo(addresses: Addresses, layer: ServedLayer | null, to: Depth): Page['crumbs'] {
  const html = { f: 'html' };
  const ofLayer = { collectionId: layer?.name ?? '' };
  const home = { title: TEXTS.home, href: addresses.of(endpoints.featuresApi, {}, html) };
  const list = { title: TEXTS.collections, href: addresses.of(endpoints.featuresCollections, {}, html) };
  if (to === 'landing') return [];
  if (layer === null || to === 'collections') return [home];
  if (to === 'collection') return [home, list];
  const one = { title: layer.title, href: addresses.of(endpoints.featuresCollection, ofLayer, html) };
  if (to === 'items') return [home, list, one];
  return [
    home,
    list,
    one,
    { title: TEXTS.items, href: addresses.of(endpoints.featuresItems, ofLayer, html) },
  ];
}
