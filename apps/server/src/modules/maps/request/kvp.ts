import { serviceFault } from './service-fault.ts';

/** Longest value of one parameter, characters; filters have a limit of their own below it (packages/cql). */
const VALUE_LIMIT = 250_000;
const COUNT_LIMIT = 200;

/** A request's parameters by name, whatever the case they were written in; empty ones count as not given. */
export type Kvp = ReadonlyMap<string, string>;

/**
 * Reads the parameters of an address and a form: keys in any case (clients write all three), values as they are. A key given twice with different
 * values is refused, because it would mean one thing here and another to a proxy before us. Unknown ones are kept and nobody asks for them.
 */
export function readKvp(query: unknown, form = ''): Kvp {
  const found = new Map<string, string>();
  const entries = entriesOf(query, form);
  if (entries.length > COUNT_LIMIT)
    serviceFault('InvalidParameterValue', null, 'O pedido tem parâmetros demais');
  for (const [written, value] of entries) {
    const name = written.toLowerCase();
    if (value.length > VALUE_LIMIT || value.includes('\0'))
      serviceFault('InvalidParameterValue', locator(name), `O parâmetro ${locator(name)} não é válido`);
    if (value === '') continue;
    const before = found.get(name);
    if (before !== undefined && before !== value)
      serviceFault(
        'InvalidParameterValue',
        locator(name),
        `O parâmetro ${locator(name)} foi enviado mais de uma vez`,
      );
    found.set(name, value);
  }
  return found;
}

/** The parameters by which a fault takes its form, however wrong the others are: the first of each. */
export function readKvpLoosely(query: unknown): Kvp {
  return new Map(
    entriesOf(query, '')
      .slice(0, COUNT_LIMIT)
      .toReversed()
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
}

const entriesOf = (query: unknown, form: string): [string, string][] => [
  ...Object.entries(query ?? {}).flatMap(repeated),
  ...new URLSearchParams(form),
];

const repeated = ([name, value]: [string, unknown]): [string, string][] =>
  (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]);

/** A name the client made up, safe to repeat. */
const locator = (name: string): string => name.replace(/[^\p{L}\p{N}_.:-]/gu, '').slice(0, 60);

/** The first of these that was given. */
export function first(kvp: Kvp, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = kvp.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

export const notANumber = (name: string): string => `O parâmetro ${name} não é um número aceito`;

/** A whole number that is not negative, at most `most`; undefined when not given. Errors: InvalidParameterValue. */
export function wholeNumber(kvp: Kvp, name: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = kvp.get(name)?.trim();
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value > most) serviceFault('InvalidParameterValue', name, notANumber(name));
  return value;
}

/**
 * A number of pixels, which programs write with decimals where a screen's pixels are parts of one (`604.23`, `100.0`): to be rounded by whoever knows
 * what it has to fit into. NaN when it is none.
 */
export const pixels = (text: string): number =>
  /^\s*\d{1,5}(?:\.\d{0,15})?\s*$/.test(text) ? Number(text) : NaN;
