import { ALL_STATES } from '@fonte/contracts';
import { serviceFault } from './service-fault.ts';

/** The page's filters as a request carries them; nothing where they narrow nothing. */
export interface ViewParams {
  readonly uf?: readonly string[];
  readonly ano?: readonly number[];
}

/** Each parameter with the form of one of its values; several are joined by `|` or an escaped comma. */
const FORMS = { uf: /^[A-Za-z]{2}$/, ano: /^(?:19|20|21)\d\d$/ };
const MOST_VALUES = 60;

/**
 * Reads GeoServer's `viewparams=uf:GO;ano:2024`, with `,` between layers and `\;`, `\,` for themselves: one set for each of `layers`; a single set is
 * all layers'. Values are bound, never put into SQL; a parameter that nobody declared means nothing, as there. Errors: InvalidParameterValue.
 */
export function readViewParams(text: string | undefined, layers: number): ViewParams[] {
  if (text === undefined) return Array.from({ length: layers }, () => ({}));
  const sets = split(text, ',').map(readSet);
  if (sets.length !== 1 && sets.length !== layers)
    serviceFault('InvalidParameterValue', 'viewparams', 'viewparams precisa ter um conjunto por camada');
  return Array.from({ length: layers }, (_, at) => sets[sets.length === 1 ? 0 : at] ?? {});
}

/** One value of the page's filters, as `uf=GO,MG` or `ano=2024` beside the service's own parameters. */
export function readFilterValues(name: keyof typeof FORMS, text: string): ViewParams {
  const values = text
    .split(/[|,]/)
    .map((value) => value.trim())
    .filter((value) => value !== '');
  if (values.length > MOST_VALUES) invalid(name);
  if (values.some((value) => value.toLowerCase() === ALL_STATES)) return {};
  if (values.length === 0) return {};
  if (values.some((value) => !FORMS[name].test(value))) invalid(name);
  return name === 'uf' ? { uf: values.map((value) => value.toUpperCase()) } : { ano: values.map(Number) };
}

function readSet(text: string): ViewParams {
  let read: ViewParams = {};
  for (const pair of split(text, ';')) {
    const at = pair.indexOf(':');
    if (pair.trim() === '') continue;
    if (at < 0)
      serviceFault('InvalidParameterValue', 'viewparams', 'viewparams tem a forma nome:valor;nome:valor');
    const name = pair.slice(0, at).trim().toLowerCase();
    if (name === 'uf' || name === 'ano')
      read = { ...read, ...readFilterValues(name, unescape(pair.slice(at + 1))) };
  }
  return read;
}

/** Parts between separators that no backslash stands before. */
function split(text: string, separator: ',' | ';'): string[] {
  return text.split(separator === ',' ? /(?<!\\),/ : /(?<!\\);/);
}

const unescape = (text: string): string => text.replace(/\\([;,])/g, '$1');

function invalid(name: string): never {
  return serviceFault('InvalidParameterValue', 'viewparams', `O valor de ${name} em viewparams não é aceito`);
}
