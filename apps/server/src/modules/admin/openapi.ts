import {
  addressOf,
  can,
  ALL_PROFILES,
  failureText,
  profileName,
  type Route,
  type RouteAccess,
} from '@fonte/contracts';
import { failureBody } from '@fonte/contracts/failure-body';
import type { openApi } from '@fonte/contracts/routes/portal';
import { z } from 'zod';

type Json = Record<string, unknown>;
type OpenApi = z.input<(typeof openApi)['answer'] & z.ZodType>;

/** The declared calls as an OpenAPI 3.1 document. */
export function openApiOf(routes: readonly Route[], product: string): OpenApi {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const key = keyOf(route);
    paths[key] = { ...paths[key], [route.method.toLowerCase()]: operationOf(route, product) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fonte de dados', version: '1', description: 'Chamadas do portal de monitoramento' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
      schemas: { Failure: schemaOf(failureBody, 'output') },
    },
  };
}

/** OpenAPI tells calls apart by path alone, so those behind `/api/app/` get a fragment. */
function keyOf({ path, legacy }: Route): string {
  const templated = path.replace(/:(\w+)/g, '{$1}');
  return legacy ? `${templated}#${legacy.module}/${legacy.controller}/${legacy.action}` : templated;
}

function operationOf(route: Route, product: string): Json {
  const { legacy } = route;
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.name.split('.')[0]],
    'x-access': whoMay(route.access, product),
    ...(legacy ? { 'x-address': addressOf(route) } : {}),
    ...(route.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...Object.entries(legacy ?? {}).map(([name, value]) =>
        parameter('query', name, true, { const: value }),
      ),
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Sucesso', content: contentOf(route) },
      default: {
        description: failureText('invalidRequest'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function contentOf({ content, answer }: Route): Json {
  if (content === 'csv') return { 'text/csv': {} };
  if (content === 'service') return { '*/*': {} };
  if (content === 'file') return { 'application/octet-stream': {} };
  return { 'application/json': answer ? { schema: schemaOf(answer, 'output') } : {} };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) =>
    parameter(place, name, required.includes(name), one),
  );
}

function parameter(place: 'path' | 'query', name: string, required: boolean, schema: Json): Json {
  return { name, in: place, required: place === 'path' || required, schema };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function whoMay(access: RouteAccess, product: string): string {
  if (access === 'public') return 'qualquer pessoa';
  if (access === 'session') return 'quem entrou';
  const { capability } = access;
  const profiles = ALL_PROFILES.filter((profile) => can(profile, capability));
  return profiles.map((profile) => profileName(profile, product)).join(', ');
}
