import { JSON_TYPE } from './form.ts';

const text = { type: 'string' } as const;
const list = (items: object) => ({ type: 'array', items }) as const;
const links = list({ $ref: '#/components/schemas/link' });
const object = (required: readonly string[], properties: object) =>
  ({ type: 'object', required, properties }) as const;

const fault = (description: string, schema: 'exception' | 'refusal' = 'exception') =>
  ({
    description,
    content: { [JSON_TYPE]: { schema: { $ref: `#/components/schemas/${schema}` } } },
  }) as const;

/** What the calls of the definition share: what they answer, and how one signs in. Responses have their status after a letter, since names begin with one. */
export const COMPONENTS = {
  securitySchemes: {
    chave: { type: 'http', scheme: 'bearer', description: 'Chave de programa, criada em Minha conta' },
    basica: {
      type: 'http',
      scheme: 'basic',
      description: 'Email e senha do portal, ou qualquer nome e uma chave de programa como senha',
    },
    sessao: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Sessão do portal' },
  },
  responses: {
    s304: { description: 'A cópia que se tem ainda vale (If-None-Match)' },
    s400: fault('Um parâmetro não existe, ou o seu valor não é aceito'),
    s401: fault('É preciso entrar', 'refusal'),
    s403: fault('O perfil ou a chave não permite, ou são feições demais para o perfil'),
    s404: fault('A camada ou a feição não existe'),
    s406: fault('Nenhum dos formatos aceitos existe'),
    s414: fault('O endereço é longo demais'),
    s429: fault('Pedidos demais em pouco tempo', 'refusal'),
    s500: fault('Falha do servidor'),
    s503: fault('O servidor está ocupado; Retry-After diz quando pedir de novo'),
  },
  schemas: {
    link: object(['href', 'rel', 'type'], { href: text, rel: text, type: text, title: text }),
    exception: object(['code'], { code: text, description: text }),
    refusal: object(['tipo', 'result', 'codigo'], { tipo: { type: 'integer' }, result: text, codigo: text }),
    landingPage: object(['links'], { title: text, description: text, links }),
    confClasses: object(['conformsTo'], { conformsTo: list(text) }),
    collections: object(['links', 'collections'], {
      links,
      collections: list({ $ref: '#/components/schemas/collection' }),
    }),
    collection: object(['id', 'links'], {
      id: text,
      title: text,
      description: text,
      itemType: { type: 'string', enum: ['feature'] },
      extent: object(['spatial'], {
        spatial: object(['bbox', 'crs'], {
          bbox: list({ type: 'array', minItems: 4, maxItems: 4, items: { type: 'number' } }),
          crs: text,
        }),
      }),
      crs: list(text),
      storageCrs: text,
      links,
    }),
    feature: object(['type', 'id', 'geometry', 'properties'], {
      type: { type: 'string', enum: ['Feature'] },
      id: text,
      geometry: { type: 'object', nullable: true },
      properties: { type: 'object', nullable: true },
      links,
    }),
    featureCollection: object(['type', 'features'], {
      type: { type: 'string', enum: ['FeatureCollection'] },
      features: list({ $ref: '#/components/schemas/feature' }),
      links,
      timeStamp: { type: 'string', format: 'date-time' },
      numberMatched: { type: 'integer', minimum: 0 },
      numberReturned: { type: 'integer', minimum: 0 },
    }),
  },
} as const;
