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
import { KEY_SCOPE_NAMES } from '@fonte/contracts/program-keys';
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
      securitySchemes: SECURITY_SCHEMES,
      schemas: { Failure: schemaOf(failureBody, 'output') },
    },
  };
}

/** How a caller says who it is: people by the session's cookie, programs by a personal key, and those of the map services by a password too. */
const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description: 'A sessão de quem entrou pela página',
  },
  keyBearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'fdk_…',
    description: 'Uma chave de programa (Minha conta → Usar em outros programas), em Authorization: Bearer',
  },
  keyBasic: {
    type: 'http',
    scheme: 'basic',
    description:
      'A mesma chave como senha, com qualquer nome de usuário. Onde x-password diz, também o email e a senha de uma conta sem segundo fator.',
  },
} as const;

/** The ways into a call, any of which will do. A key opens it only with the scope that is named. */
const securityOf = ({ access, keys, programs }: Route): Json =>
  access === 'public'
    ? {}
    : {
        security: [
          { session: [] },
          ...(keys === undefined ? [] : [{ keyBearer: [keys] }, { keyBasic: [keys] }]),
        ],
        ...(keys === undefined ? {} : { 'x-key-scope': KEY_SCOPE_NAMES[keys] }),
        ...(programs === 'account' ? { 'x-password': true } : {}),
      };

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
    ...securityOf(route),
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

function contentOf({ content, answer, alsoGives = [] }: Route): Json {
  if (content === 'csv') return { 'text/csv': {} };
  if (content === 'service') return { '*/*': {} };
  if (content === 'file') return { 'application/octet-stream': {} };
  return {
    'application/json': answer ? { schema: schemaOf(answer, 'output') } : {},
    ...Object.fromEntries(alsoGives.map((type) => [type, {}])),
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const {
    properties = {},
    required = [],
    additionalProperties = false,
  } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
    additionalProperties?: unknown;
  };
  return [
    ...Object.entries(properties).map(([name, one]) => parameter(place, name, required.includes(name), one)),
    ...(additionalProperties === false ? [] : [OTHERS]),
  ];
}

/** Parameters whose names the call's own catalogue tells. */
const OTHERS = {
  name: 'outros',
  in: 'query',
  required: false,
  style: 'form',
  explode: true,
  description: 'Os demais parâmetros, pelos nomes que o catálogo diz; outro nome é recusado com os que há',
  schema: { type: 'object', additionalProperties: { type: 'string' } },
};

function parameter(place: 'path' | 'query', name: string, required: boolean, schema: Json): Json {
  const { description, ...rest } = schema;
  return {
    name,
    in: place,
    required: place === 'path' || required,
    ...(description === undefined ? {} : { description }),
    schema: rest,
  };
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
