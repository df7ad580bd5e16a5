import { addressOf, type Endpoint } from '@fonte/contracts';
import { publicOrigin } from '../../../../platform/app/public-address.ts';
import type { App } from '../../../../platform/index.ts';
import { FORMS, HTML, typeOf, type Form } from './form.ts';
import { TEXTS } from './texts.ts';

/** A link as all of these documents have it. */
export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly type: string;
  readonly title: string;
}

/** Relation of a collection to what it can be filtered by (OGC 19-079r2). */
export const QUERYABLES_REL = 'http://www.opengis.net/def/rel/ogc/1.0/queryables';

type Path = Pick<Endpoint, 'path'>;
type Values = Readonly<Record<string, string>>;

/** Writes the addresses of the API, from the portal's own and never from the request's. */
export class Addresses {
  readonly #origin: string;

  constructor(app: App) {
    this.#origin = publicOrigin(app);
  }

  of(endpoint: Path, params: Values = {}, query: Values = {}): string {
    return this.#origin + addressOf(endpoint, { params, query });
  }

  /** To the same thing in each form that there is. */
  inEachForm(rel: string, json: string, title: string, endpoint: Path, params: Values = {}): Link[] {
    return FORMS.map((form) => ({
      href: this.of(endpoint, params, { f: form }),
      rel,
      type: typeOf(form, json),
      title: `${title} (${form === 'html' ? 'HTML' : 'JSON'})`,
    }));
  }

  /** To the document itself and to its other form. */
  ofDocument(form: Form, json: string, endpoint: Path, params: Values = {}, query: Values = {}): Link[] {
    return [form, form === 'json' ? ('html' as const) : ('json' as const)].map((one) => ({
      href: this.of(endpoint, params, { ...query, f: one }),
      rel: one === form ? 'self' : 'alternate',
      type: typeOf(one, json),
      title: typeOf(one, json) === HTML ? TEXTS.asHtml : TEXTS.asJson,
    }));
  }
}
