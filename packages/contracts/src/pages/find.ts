import type { Address, Page } from './page.ts';
import { PARAM_KINDS } from './params.ts';

/** What an address is. */
export type Place<Name extends string = string> =
  | { kind: 'page'; name: Name; page: Page; params: Readonly<Record<string, string>> }
  /** A page's address but for its parameter, of which the page says what is wrong. */
  | { kind: 'says'; name: Name; page: Page; says: string }
  /** No page stands here: the one to go to. */
  | { kind: 'elsewhere'; to: Address };

type Node<Name> = {
  readonly fixed: Map<string, Node<Name>>;
  /** Below a parameter, by its name. */
  readonly open: Map<string, Node<Name>>;
  row?: { name: Name; page: Page };
};

const HOME: Address = '/';

/**
 * The one way from an address to its page, over a table of pages: menu, title, audit, router and server ask it alike. Segments that are written out
 * go before parameters, so that '/a/print' is never the '/a/:id' of a print.
 */
export function finderOf<Name extends string>(
  pages: Readonly<Record<Name, Page>>,
): (address: string) => Place<Name> {
  const root = treeOf(pages);
  return (address) => {
    const parts = segmentsOf(address);
    return (
      found(root, parts, {}) ?? refused(root, parts) ?? { kind: 'elsewhere', to: nearest(root, parts, HOME) }
    );
  };
}

/** An address without its query, its hash and a slash at its end, in its parts. */
function segmentsOf(address: string): string[] {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/\/$/, '').split('/').slice(1);
}

function treeOf<Name extends string>(pages: Readonly<Record<Name, Page>>): Node<Name> {
  const root: Node<Name> = { fixed: new Map(), open: new Map() };
  for (const [name, page] of Object.entries(pages) as [Name, Page][]) {
    let node = root;
    for (const part of segmentsOf(page.path)) {
      const [branches, key] = part.startsWith(':') ? [node.open, part.slice(1)] : [node.fixed, part];
      const next = branches.get(key) ?? { fixed: new Map(), open: new Map() };
      branches.set(key, next);
      node = next;
    }
    if (node.row) throw new Error(`${name} and ${node.row.name} are both ${page.path}`);
    node.row = { name, page };
  }
  return root;
}

function found<Name extends string>(
  node: Node<Name>,
  [part, ...rest]: readonly string[],
  params: Readonly<Record<string, string>>,
): Place<Name> | undefined {
  if (part === undefined) return node.row && placeOf(node.row, params);
  const fixed = node.fixed.get(part);
  const there = fixed && found(fixed, rest, params);
  if (there) return there;
  for (const [name, next] of node.open) {
    const deeper = found(next, rest, { ...params, [name]: part });
    if (deeper) return deeper;
  }
  return undefined;
}

function placeOf<Name extends string>(
  { name, page }: { name: Name; page: Page },
  params: Readonly<Record<string, string>>,
): Place<Name> | undefined {
  if (!fits(page, params)) return undefined;
  if ('redirect' in page.draws) return { kind: 'elsewhere', to: page.draws.redirect };
  return { kind: 'page', name, page, params };
}

const fits = ({ params: kinds }: Page, params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).every(([key, value]) => PARAM_KINDS[kinds?.[key] ?? 'id'].test(value));

/** The page that says what is wrong with its parameter. */
function refused<Name extends string>(
  node: Node<Name>,
  [part, ...rest]: readonly string[],
): Place<Name> | undefined {
  if (part === undefined) {
    const { row } = node;
    const unknown = row?.page.unknown;
    return row && typeof unknown === 'object' ? { kind: 'says', ...row, says: unknown.says } : undefined;
  }
  const branches = [node.fixed.get(part), ...node.open.values()];
  return branches.map((next) => next && refused(next, rest)).find((place) => place !== undefined);
}

/** Where an unknown address leads: what the nearest page above it says. */
function nearest<Name>(node: Node<Name>, [part, ...rest]: readonly string[], said: Address): Address {
  const page = node.row?.page;
  const here =
    typeof page?.unknown === 'string'
      ? page.unknown
      : page && 'redirect' in page.draws
        ? page.draws.redirect
        : said;
  if (part === undefined) return here;
  // A parameter's own page tells where a wrong one leads.
  const next = node.fixed.get(part) ?? [...node.open.values()][0];
  return next ? nearest(next, rest, here) : here;
}
