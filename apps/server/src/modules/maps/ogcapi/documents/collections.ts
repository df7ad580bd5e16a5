import * as endpoints from '@fonte/contracts/endpoints/features-api';
import { accessOf } from '../../../../query/index.ts';
import type { Call } from '../../../../platform/index.ts';
import { BRAZIL } from '../../features/index.ts';
import { servedTo } from '../../layers/index.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import type { Box } from '../../request/bbox.ts';
import { versionOf, type Maps } from '../../service.ts';
import { GEOJSON, JSON_SCHEMA, JSON_TYPE, type Form } from './form.ts';
import { QUERYABLES_REL, type Addresses, type Link } from './links.ts';
import { CRS84, STORAGE_CRS, SYSTEMS } from './systems.ts';
import { TEXTS } from './texts.ts';

/** A layer as the documents tell it. */
export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly itemType: 'feature';
  readonly extent: {
    readonly spatial: { readonly bbox: readonly (readonly number[])[]; readonly crs: string };
  };
  readonly crs: readonly string[];
  readonly storageCrs: string;
  readonly links: readonly Link[];
}

/** All layers that the caller may see, each with the box of what the caller sees of it. */
export async function collectionsOf(
  maps: Maps,
  call: Call,
  addresses: Addresses,
  form: Form,
): Promise<Collection[]> {
  const found: Collection[] = [];
  for (const layer of servedTo(call.profile)) {
    // oxlint-disable-next-line no-await-in-loop -- short statements one by one, so that others come between them
    found.push(await collectionOf(maps, call, addresses, layer, form));
  }
  return found;
}

/** One layer as the caller sees it. */
export async function collectionOf(
  maps: Maps,
  call: Call,
  addresses: Addresses,
  layer: ServedLayer,
  form: Form,
): Promise<Collection> {
  const params = { collectionId: layer.name };
  const access = accessOf(call);
  const box = await maps.extents.get(maps.app.database.db, { layer, access }, await versionOf(maps));
  return {
    id: layer.name,
    title: layer.title,
    description: descriptionOf(layer),
    itemType: 'feature',
    extent: { spatial: { bbox: [boxOf(box ?? BRAZIL)], crs: CRS84 } },
    crs: SYSTEMS,
    storageCrs: STORAGE_CRS,
    links: [
      ...addresses.ofDocument(form, JSON_TYPE, endpoints.featuresCollection, params),
      ...addresses.inEachForm('items', GEOJSON, TEXTS.items, endpoints.featuresItems, params),
      ...addresses.inEachForm(
        QUERYABLES_REL,
        JSON_SCHEMA,
        TEXTS.queryables,
        endpoints.featuresQueryables,
        params,
      ),
    ],
  };
}

function descriptionOf({ group, columns, time }: ServedLayer): string {
  const title = (name: string) => columns.find((column) => column.name === name)?.title.toLowerCase() ?? name;
  if (time === undefined) return `${group}.`;
  const ends = time.from === time.to ? title(time.from) : `${title(time.from)} e ${title(time.to)}`;
  return `${group}. O parâmetro datetime escolhe por ${ends}.`;
}

/** The corners rounded outwards, so that every geometry stays inside. */
function boxOf({ west, south, east, north }: Box): number[] {
  const round = (value: number, to: 'floor' | 'ceil') => Math[to](value * 1e6) / 1e6;
  return [round(west, 'floor'), round(south, 'floor'), round(east, 'ceil'), round(north, 'ceil')];
}
