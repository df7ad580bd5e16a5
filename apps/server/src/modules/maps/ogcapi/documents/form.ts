import { bareType, wantedBy } from '../../../../platform/answers/accept.ts';
import { serviceFault } from '../../request/service-fault.ts';

/** What every answer can be: JSON for programs, HTML for people. */
export type Form = 'json' | 'html';
export const FORMS: readonly Form[] = ['json', 'html'];

export const HTML = 'text/html';
export const JSON_TYPE = 'application/json';
export const GEOJSON = 'application/geo+json';
export const OPENAPI = 'application/vnd.oai.openapi+json;version=3.0';
export const JSON_SCHEMA = 'application/schema+json';

/** The media type of an answer in a form; `json` is that of its JSON. */
export const typeOf = (form: Form, json: string): string => (form === 'html' ? HTML : json);

/**
 * The form of an answer whose JSON is of this media type: as the parameter `f` says, else as Accept prefers, JSON before HTML. Errors: InvalidParameterValue for an
 * `f` that there is not; 406 where nothing that is accepted is there.
 */
export function formAsked(f: string | undefined, accept: string | undefined, json: string): Form {
  if (f !== undefined) {
    if (f === 'json' || f === 'html') return f;
    serviceFault('InvalidParameterValue', 'f', 'O parâmetro f precisa ser json ou html');
  }
  if (accept === undefined || accept.trim() === '') return 'json';
  const wanted = wantedBy(accept);
  // Whoever takes JSON takes the JSON that there is.
  const asJson = Math.max(...[json, JSON_TYPE].map((type) => wanted(bareType(type))));
  const asHtml = wanted(HTML);
  if (Math.max(asJson, asHtml) === 0)
    serviceFault(
      'NoApplicableCode',
      'f',
      'Nenhum dos formatos aceitos existe aqui: há JSON e HTML (f=json ou f=html)',
      406,
    );
  return asJson >= asHtml ? 'json' : 'html';
}

/** The form in which a fault is told, however wrong the request is. */
export function formOfFault(f: unknown, accept: string | undefined): Form {
  if (f === 'html' || f === 'json') return f;
  const wanted = wantedBy(accept ?? '');
  return wanted(HTML) > wanted(JSON_TYPE) ? 'html' : 'json';
}
