import type { Route } from '@fonte/contracts';
import { z } from 'zod';
import type { Chance } from './chance.ts';
import { FILES, LENGTHS } from './files.ts';
import { BAD, MAP_WORDS } from './words.ts';

/** What a route says of itself that is needed to ask it. */
type Shape = Pick<Route, 'name' | 'path' | 'method' | 'query' | 'body' | 'legacy' | 'streams'>;

/** A request as it goes over the wire. */
export interface HostileRequest {
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Bodies that are no JSON of ours. */
const RAW = [
  '{',
  '[',
  'x',
  '',
  '<a/>',
  '\u0000',
  '"',
  '1',
  'null',
  '[]',
  '{"a":'.repeat(400),
  '<a>'.repeat(5_000),
];
const TYPES = [
  'text/xml',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'x',
];
/** Keys and ids as answers write them. */
const GIVEN = /\b(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;
const MOST_GIVEN = 60;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const HEADERS: readonly (readonly [string, string])[] = [
  ['accept', '\u0001'.repeat(3)],
  ['accept-encoding', 'br;q=2, gzip;q=-1, *'],
  ['accept-language', 'x'.repeat(2_000)],
  ['authorization', 'Basic !!!!'],
  ['authorization', `Basic ${Buffer.from('a:b:\u0000').toString('base64')}`],
  ['cookie', 'sid=%00; sid=x; uf_perfil=GO; profile=10'],
  ['if-none-match', '*'],
  ['if-none-match', `"${'x'.repeat(3_000)}"`],
  ['if-modified-since', 'ontem'],
  ['range', 'bytes=5-1,0-'],
  ['expect', '200-ok'],
  ['origin', 'null'],
  ['origin', 'https://outro.example'],
  ['sec-fetch-site', 'cross-site'],
  ['x-forwarded-for', "127.0.0.1, ' or 1=1"],
  ['x-forwarded-host', 'ladrao.example'],
  ['x-http-method-override', 'DELETE'],
  ['host', 'ladrao.example'],
];

/**
 * Makes requests of the registry's calls: about as many parts of each are as its schema says as are not, so that many get past the first check. The same chance, the
 * same requests.
 */
export class RequestMaker {
  readonly #schemas = new Map<z.ZodType, JsonSchema>();
  readonly #given: string[] = [];

  constructor(
    private readonly chance: Chance,
    private readonly routes: readonly Route[],
    /** Values that there are: codes, people's numbers, states. */
    private readonly real: readonly string[],
  ) {}

  /** Takes note of names that answers gave: keys of files, ids of uploads. */
  learn(answer: string): void {
    for (const name of (answer.match(GIVEN) ?? []).slice(0, 20)) {
      this.#given.push(name);
      if (this.#given.length > MOST_GIVEN) this.#given.shift();
    }
  }

  next(): HostileRequest {
    const { chance } = this;
    const route = chance.pick(this.routes);
    const method = chance.odds(0.93) ? route.method : chance.pick(METHODS);
    const takesBody =
      !['GET', 'HEAD', 'OPTIONS'].includes(method) && (method !== 'DELETE' || chance.odds(0.3));
    const body = takesBody ? this.#body(route) : undefined;
    const headers = { ...this.#headers(body), ...(takesBody ? this.#sending(route) : {}) };
    return { route: route.name, method, path: this.#path(route), headers, body };
  }

  #path({ path, legacy, query }: Shape): string {
    const filled = path.replaceAll(/:(\w+)\??|\*/g, () =>
      encodeURIComponent(
        wellFormed(this.chance.odds(0.4) ? String(1 + this.chance.below(9)) : this.#named()).slice(0, 900),
      ),
    );
    const own = legacy ? Object.entries(legacy) : [];
    const asked = /geoserver|\/ows|\/wms|\/wfs/.test(path) ? this.#mapQuery() : this.#query(query);
    const pairs = [...own, ...asked].map(([key, value]) =>
      this.chance.odds(0.95)
        ? `${encodeURIComponent(wellFormed(key))}=${encodeURIComponent(wellFormed(value))}`
        : `${key}=${value.replaceAll(/[^\u0021-\u007e]|#/g, '%C3')}`,
    );
    return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
  }

  #query(schema: z.ZodType | undefined): [string, string][] {
    const keys = schema ? Object.keys(this.#schemaOf(schema).properties ?? {}) : [];
    const known = keys.length > 0 ? keys : ['page', 'q', 'limit', 'id'];
    const pairs = Array.from({ length: this.chance.below(5) }, (): [string, string] => {
      const key = this.chance.odds(0.95) ? this.chance.pick(known) : this.#word();
      const own = schema && this.#schemaOf(schema).properties?.[key];
      return [key, own && this.chance.odds(0.5) ? asText(this.#value(own, 0)) : this.#word()];
    });
    return pairs;
  }

  #mapQuery(): [string, string][] {
    return Array.from({ length: 3 + this.chance.below(12) }, (): [string, string] => {
      const key = this.chance.pick(Object.keys(MAP_WORDS));
      return [key, this.chance.odds(0.8) ? this.chance.pick(MAP_WORDS[key]!) : this.#word()];
    });
  }

  #body({ body, streams }: Shape): string {
    if (this.chance.odds(0.1)) return this.chance.pick(RAW);
    if (streams === 'multipart/form-data') return this.#form();
    if (streams !== undefined) return this.chance.pick(FILES)[1];
    return JSON.stringify(
      body && this.chance.odds(0.85) ? this.#value(this.#schemaOf(body), 0) : this.#anything(0),
    );
  }

  #headers(body: string | undefined): Record<string, string> {
    const type = this.chance.odds(0.9) ? 'application/json' : this.chance.pick(TYPES);
    return {
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(this.chance.odds(0.1) ? Object.fromEntries([this.chance.pick(HEADERS)]) : {}),
    };
  }

  /** What goes with files: the form's boundary, and the protocol of files in parts. */
  #sending({ streams, name }: Shape): Record<string, string> {
    if (!name.startsWith('uploads.') || this.chance.odds(0.1)) return {};
    const [fileName, content] = this.chance.pick(FILES);
    const length = this.chance.odds(0.7) ? String(Buffer.byteLength(content)) : this.chance.pick(LENGTHS);
    const metadata = `filename ${Buffer.from(this.chance.odds(0.8) ? fileName : this.#word()).toString('base64')}`;
    return {
      'content-type':
        streams === 'multipart/form-data' ? `${streams}; boundary=b` : (streams ?? 'text/plain'),
      'tus-resumable': this.chance.odds(0.9) ? '1.0.0' : '9',
      'upload-length': length,
      'upload-offset': this.chance.odds(0.7) ? '0' : this.chance.pick(LENGTHS),
      'upload-metadata': this.chance.odds(0.9) ? metadata : 'filename',
    };
  }

  /** A form as browsers send it, here and there cut or with other parts. */
  #form(): string {
    const { chance } = this;
    const files = Array.from({ length: chance.below(4) }, () => {
      const [name, content] = chance.pick(FILES);
      const said = chance.odds(0.85) ? name : wellFormed(this.#word()).replaceAll(/["\r\n]/g, '_');
      const field = chance.pick(['files', 'files', 'file', this.#word().replaceAll(/["\r\n]/g, '_')]);
      return part(`name="${field}"; filename="${said}"`, content);
    });
    const fields = ['descriptions', 'tags', 'envios', 'versao', 'kml'].flatMap((field) =>
      Array.from({ length: chance.below(3) }, () =>
        part(`name="${field}"`, chance.pick(['Como estava', '0', '1', '1,2', this.#named(), this.#word()])),
      ),
    );
    const whole = `${[...files, ...fields].join('')}--b--\r\n`;
    return chance.odds(0.9) ? whole : whole.slice(0, chance.below(whole.length + 1));
  }

  /** A name that something has, or a word. */
  #named(): string {
    if (this.#given.length > 0 && this.chance.odds(0.4)) return this.chance.pick(this.#given);
    return this.chance.odds(0.4) ? this.chance.pick(this.real).replaceAll('.', '') : this.#word();
  }

  #word(): string {
    return this.chance.odds(0.75) ? this.chance.pick(BAD) : this.chance.pick(this.real);
  }

  #anything(depth: number): unknown {
    const kind = this.chance.next();
    if (kind < 0.5 || depth > 3)
      return this.chance.pick<unknown>([this.#word(), this.#word(), 1, -1, 1e20, 0.1, null, true]);
    if (kind < 0.75) return Array.from({ length: this.chance.below(4) }, () => this.#anything(depth + 1));
    return Object.fromEntries(
      Array.from({ length: this.chance.below(5) }, () => [this.#word(), this.#anything(depth + 1)]),
    );
  }

  /** A value of a schema, here and there another. */
  #value(schema: JsonSchema, depth: number): unknown {
    const { chance } = this;
    if (depth > 8 || chance.odds(0.08)) return this.#anything(depth);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return this.#value(chance.pick(options), depth + 1);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return chance.pick(schema.enum);
    switch (Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return Array.from({ length: chance.odds(0.02) ? 600 : chance.below(4) }, () =>
          this.#value(schema.items ?? {}, depth + 1),
        );
      case 'integer':
      case 'number':
        return chance.odds(0.7)
          ? chance.below(12)
          : chance.pick([-1, 0.5, 1e15, 2025, 40_000, 5_218_805, 2_147_483_648, -1e308]);
      case 'boolean':
        return chance.odds(0.5);
      case 'null':
        return null;
      default:
        return this.#word();
    }
  }

  #object({ properties = {}, required = [] }: JsonSchema, depth: number): unknown {
    const keys = Object.keys(properties).filter((key) =>
      this.chance.odds(required.includes(key) ? 0.95 : 0.5),
    );
    return Object.fromEntries([
      ...keys.map((key): [string, unknown] => [key, this.#value(properties[key]!, depth + 1)]),
      ...(this.chance.odds(0.05) ? [[this.#word(), this.#anything(depth + 1)] as const] : []),
    ]);
  }

  #schemaOf(schema: z.ZodType): JsonSchema {
    const known = this.#schemas.get(schema);
    if (known) return known;
    const made = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
    }) as JsonSchema;
    this.#schemas.set(schema, made);
    return made;
  }
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

const part = (disposition: string, content: string): string =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A lone half of a character cannot be percent-encoded. */
const wellFormed = (text: string): string => text.replaceAll(/[\uD800-\uDFFF]/g, '\uFFFD');
