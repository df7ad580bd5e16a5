import { z } from 'zod';

/** The schemas of OGC 17-069r4 and 18-058r1 (schemas.opengis.net/ogcapi/features), written once more: what the standard asks of each document. */

const link = z.object({ href: z.url(), rel: z.string(), type: z.string() });
const links = z.array(link).min(1);

export const landingPage = z.object({ title: z.string(), description: z.string(), links });
export const confClasses = z.object({ conformsTo: z.array(z.url()).min(1) });

const degrees = z.tuple([
  z.number().min(-180).max(180),
  z.number().min(-90).max(90),
  z.number().min(-180).max(180),
  z.number().min(-90).max(90),
]);
export const collection = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  itemType: z.literal('feature'),
  extent: z.object({
    spatial: z.object({
      bbox: z.array(degrees).min(1),
      crs: z.literal('http://www.opengis.net/def/crs/OGC/1.3/CRS84'),
    }),
  }),
  crs: z.array(z.url()).min(1),
  storageCrs: z.url(),
  links,
});
export const collections = z.object({ links, collections: z.array(collection) });

const position = z.array(z.number()).min(2);
const ring = z.array(position).min(4);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);
export const feature = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  geometry,
  properties: z.record(z.string(), z.unknown()),
});
export const oneFeature = feature.extend({ links });
export const featureCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(feature),
  links,
  timeStamp: z.iso.datetime(),
  numberMatched: z.int().min(0),
  numberReturned: z.int().min(0),
});
export const exception = z.strictObject({ code: z.string(), description: z.string() });

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean(),
  schema: z.record(z.string(), z.unknown()),
  style: z.enum(['form', 'simple']),
  explode: z.boolean(),
});
const response = z.union([
  z.object({ $ref: z.string() }),
  z.object({ description: z.string(), content: z.record(z.string(), z.unknown()).optional() }),
]);
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(parameter),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
});
/** OpenAPI 3.0, as far as a document of GETs goes. */
export const openApi = z.object({
  openapi: z.string().regex(/^3\.0\.\d+$/),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.url() })).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(z.string().startsWith('/'), z.strictObject({ get: operation })),
  components: z.object({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })),
    responses: z.record(z.string(), z.unknown()),
    schemas: z.record(z.string(), z.unknown()),
  }),
});
