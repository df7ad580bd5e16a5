import * as endpoints from '@fonte/contracts/endpoints/features-api';
import * as contract from '@fonte/contracts/routes/features-api';
import { accessOf } from '../../../query/index.ts';
import { handle, type Call } from '../../../platform/index.ts';
import { layerNamed } from '../layers/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import { answerResource, refusal, type Asked } from './answer.ts';
import { collectionOf, collectionsOf } from './documents/collections.ts';
import { definitionOf } from './documents/definition.ts';
import { GEOJSON, JSON_SCHEMA, JSON_TYPE, OPENAPI } from './documents/form.ts';
import { ITEMS_PARAMETERS } from './documents/items-parameters.ts';
import { CONFORMANCE, landingOf } from './documents/landing.ts';
import { parameterColumns, queryablesOf } from './documents/queryables.ts';
import { SYSTEMS } from './documents/systems.ts';
import { crumbsTo } from './html/crumbs.ts';
import { definitionPage } from './html/definition-page.ts';
import {
  collectionPage,
  collectionsPage,
  conformancePage,
  landingPage,
  queryablesPage,
} from './html/document-pages.ts';
import { answerItem, answerItems } from './items.ts';
import { documentAnswer } from './write.ts';

type OfCollection = { readonly collectionId: string };

/** OGC API – Features, Parts 1 to 3, beside WFS: the same layers, rows, columns and limits (docs/mapas.md). */
export function registerFeaturesApi(maps: Maps): void {
  const { app } = maps;
  const plain = { json: JSON_TYPE, parameters: () => ['f'] };
  const one = { ...plain, parameters: (call: Call<OfCollection>) => ofLayer(call, ['f']) };
  handle(
    app,
    contract.featuresApi,
    (call) => answerResource(maps, call, { ...plain, write: landing }),
    refusal,
  );
  handle(
    app,
    contract.featuresApiDefinition,
    (call) => answerResource(maps, call, { ...plain, json: OPENAPI, write: definition }),
    refusal,
  );
  handle(
    app,
    contract.featuresConformance,
    (call) => answerResource(maps, call, { ...plain, write: conformance }),
    refusal,
  );
  handle(
    app,
    contract.featuresCollections,
    (call) => answerResource(maps, call, { ...plain, write: collections }),
    refusal,
  );
  handle(
    app,
    contract.featuresCollection,
    (call) => answerResource(maps, call, { ...one, write: collection }),
    refusal,
  );
  handle(
    app,
    contract.featuresQueryables,
    (call) => answerResource(maps, call, { ...one, json: JSON_SCHEMA, write: queryables }),
    refusal,
  );
  handle(
    app,
    contract.featuresItems,
    (call) =>
      answerResource(maps, call, {
        json: GEOJSON,
        parameters: parametersOfItems,
        write: (asked) => answerItems(asked, layerOf(asked.call)),
      }),
    refusal,
  );
  handle(
    app,
    contract.featuresItem,
    (call) =>
      answerResource(maps, call, {
        json: GEOJSON,
        parameters: () => ofLayer(call, ['f', 'crs']),
        write: (asked) => answerItem(asked, layerOf(call)),
      }),
    refusal,
  );
}

/** The layer of an address, as the caller sees it. Errors: 404, alike for one that is not there and one that is not for the caller. */
function layerOf({ params, profile }: Call<OfCollection>): ServedLayer {
  const layer = layerNamed(params.collectionId, profile);
  return layer?.name === params.collectionId
    ? layer
    : serviceFault('NotFound', 'collectionId', 'Esta camada não existe', 404);
}

/** Parameters of a layer that is there: that it is not is said before what is wrong with them. */
function ofLayer(call: Call<OfCollection>, names: readonly string[]): readonly string[] {
  layerOf(call);
  return names;
}

const parametersOfItems = (call: Call<OfCollection>): string[] => [
  ...ITEMS_PARAMETERS,
  ...parameterColumns(layerOf(call), accessOf(call)).map(({ name }) => name),
];

const landing = async ({ addresses, form }: Asked<unknown>) => {
  const document = landingOf(addresses, form);
  return documentAnswer(form, JSON_TYPE, document, () => landingPage(document));
};

const definition = async ({ addresses, form, call }: Asked<unknown>) => {
  const document = definitionOf(addresses, accessOf(call));
  return documentAnswer(form, OPENAPI, document, () =>
    definitionPage(
      document,
      addresses.ofDocument(form, OPENAPI, endpoints.featuresApiDefinition),
      crumbsTo(addresses, null, 'collections'),
    ),
  );
};

const conformance = async ({ addresses, form }: Asked<unknown>) => {
  const links = addresses.ofDocument(form, JSON_TYPE, endpoints.featuresConformance);
  return documentAnswer(form, JSON_TYPE, { conformsTo: CONFORMANCE, links }, () =>
    conformancePage(CONFORMANCE, links, crumbsTo(addresses, null, 'collections')),
  );
};

const collections = async ({ maps, call, addresses, form }: Asked<unknown>) => {
  const links = addresses.ofDocument(form, JSON_TYPE, endpoints.featuresCollections);
  const found = await collectionsOf(maps, call, addresses, form);
  return documentAnswer(form, JSON_TYPE, { links, crs: SYSTEMS, collections: found }, () =>
    collectionsPage(found, links, crumbsTo(addresses, null, 'collections')),
  );
};

const collection = async ({ maps, call, addresses, form }: Asked<OfCollection>) => {
  const layer = layerOf(call);
  const found = await collectionOf(maps, call, addresses, layer, form);
  return documentAnswer(form, JSON_TYPE, found, () =>
    collectionPage(found, crumbsTo(addresses, layer, 'collection')),
  );
};

const queryables = async ({ call, addresses, form }: Asked<OfCollection>) => {
  const layer = layerOf(call);
  const path = { collectionId: layer.name };
  const id = addresses.of(endpoints.featuresQueryables, path);
  const document = queryablesOf(layer, accessOf(call), id);
  return documentAnswer(form, JSON_SCHEMA, document, () =>
    queryablesPage(
      document,
      addresses.ofDocument(form, JSON_SCHEMA, endpoints.featuresQueryables, path),
      crumbsTo(addresses, layer, 'items'),
    ),
  );
};
