import { addressOf } from '@fonte/contracts';
import { featuresApi } from '@fonte/contracts/endpoints/features-api';
import type { LightMyRequestResponse } from 'fastify';
import type { TestPerson } from '../../../../testing.ts';
import type { MapPortal, Params } from '../../wms/testing/map-portal.ts';

export const ROOT = addressOf(featuresApi);

/** A link as tests read it. */
export interface SeenLink {
  readonly href: string;
  readonly rel: string;
  readonly type: string;
}

/** A page of features as tests read it. */
export interface SeenItems {
  readonly type: string;
  readonly features: readonly {
    readonly type: string;
    readonly id: string;
    readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
    readonly properties: Readonly<Record<string, unknown>>;
  }[];
  readonly numberMatched: number;
  readonly numberReturned: number;
  readonly timeStamp: string;
  readonly links: readonly SeenLink[];
}

/** Asks a portal at the API's addresses. */
export class FeaturesApi {
  constructor(
    private readonly portal: MapPortal,
    private readonly person: TestPerson,
  ) {}

  /** What is at a path below the landing page. */
  ask(
    path: string,
    params: Params = {},
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.portal.map(this.person, `${ROOT}${path}`, params, headers);
  }

  /** The same as JSON. Errors: any answer but 200. */
  async json<T>(path: string, params: Params = {}): Promise<T> {
    const answer = await this.ask(path, params);
    if (answer.statusCode !== 200)
      throw new Error(`${answer.statusCode} ${path} ${answer.body.slice(0, 400)}`);
    return answer.json<T>();
  }

  items(layer: string, params: Params = {}): Promise<SeenItems> {
    return this.json(`/collections/${layer}/items`, params);
  }

  /** All features, page after page by the links. */
  async all(layer: string, params: Params = {}): Promise<SeenItems['features'][number][]> {
    const found: SeenItems['features'][number][] = [];
    let page = await this.items(layer, params);
    for (;;) {
      found.push(...page.features);
      const next = page.links.find(({ rel }) => rel === 'next');
      if (next === undefined) return found;
      // oxlint-disable-next-line no-await-in-loop -- page after page
      page = await this.follow<SeenItems>(next);
    }
  }

  /** What a link leads to. Errors: any answer but 200. */
  async follow<T>({ href }: Pick<SeenLink, 'href'>): Promise<T> {
    const { pathname, search } = new URL(href);
    const answer = await this.portal.ask('GET', `${pathname}${search}`, {
      headers: { cookie: this.person.cookie },
    });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${href}`);
    return answer.json<T>();
  }
}

/** Status and sentence of a fault. */
export function faultOf(answer: LightMyRequestResponse): [status: number, code: string, sentence: string] {
  const { code, description } = answer.json<{ code: string; description: string }>();
  return [answer.statusCode, code, description];
}
