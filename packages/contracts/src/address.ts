import type { Endpoint } from './endpoint.ts';

/** What stands in an address: the parts of its path with a colon, and its query. */
export type AddressParts = {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
};

/** A text as itself, all else as JSON: of numbers and truth values that is what one would write. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The address of a call, the only place that writes one. Parts of the path are encoded; of the query, lists and objects travel as JSON text (`$ano`,
 * `$uf`; first text, section 7) and what is undefined stays away. Throws for a part of the path that is not given, or that would lead elsewhere.
 */
export function addressOf(
  { path, legacy }: Pick<Endpoint, 'path' | 'legacy'>,
  { params, query }: AddressParts = {},
): string {
  const given = new Map<string, unknown>(Object.entries(params ?? {}));
  const way = path.replace(/\/:(\w+)/g, (_, name: string) => {
    const part = encodeURIComponent(textOf(given.get(name) ?? ''));
    // A part of dots is a step up, encoded or not.
    if (/^\.{0,2}$/.test(part)) throw new Error(`${path}: ${name}`);
    return `/${part}`;
  });
  const text = new URLSearchParams(
    Object.entries<unknown>({ ...legacy, ...query })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, textOf(value)]),
  ).toString();
  return text === '' ? way : `${way}?${text}`;
}
