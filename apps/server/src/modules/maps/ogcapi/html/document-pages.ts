import { xml, type Markup } from '../../../../answers/xml/xml.ts';
import type { Collection } from '../documents/collections.ts';
import type { Landing } from '../documents/landing.ts';
import type { Link } from '../documents/links.ts';
import { HTML } from '../documents/form.ts';
import type { queryablesOf } from '../documents/queryables.ts';
import { TEXTS } from '../documents/texts.ts';
import type { Page } from './page.ts';

type Crumbs = Page['crumbs'];

/** Relations to the document itself, which stand at the end of its page. */
const OWN = ['self', 'alternate'];
const own = (links: readonly Link[]): Link[] => links.filter(({ rel }) => OWN.includes(rel));
const others = (links: readonly Link[]): Link[] => links.filter(({ rel }) => !OWN.includes(rel));

/** The same thing in its forms stands together, the page first. */
function linkList(links: readonly Link[]): Markup {
  const pathOf = ({ href }: Link) => href.replace(/\?.*/, '');
  const items = [...new Set(links.map(pathOf))].map((path) => {
    const forms = links.filter((one) => pathOf(one) === path);
    const [page, ...rest] = forms.toSorted((a, b) => Number(b.type === HTML) - Number(a.type === HTML));
    return xml`<li>${page && linkOf(page, page.title.replace(/ \(HTML\)$/, ''))}${rest.map((one) => linkOf(one, TEXTS.json))}</li>`;
  });
  return xml`<ul>${items}</ul>`;
}

const linkOf = ({ rel, type, href }: Link, title: string): Markup =>
  xml`<a rel="${rel}" type="${type}" href="${href}">${title}</a>`;

/** The landing page. */
export const landingPage = ({ title, description, links }: Landing): Page => ({
  title,
  crumbs: [],
  links: own(links),
  body: xml`<p>${description}</p><section class="card">${linkList(others(links).toReversed())}</section>`,
});

/** What is fulfilled of the standards. */
export const conformancePage = (
  classes: readonly string[],
  links: readonly Link[],
  crumbs: Crumbs,
): Page => ({
  title: TEXTS.conformance,
  crumbs,
  links,
  body: xml`<section class="card"><ul>${classes.map((one) => xml`<li><code>${one}</code></li>`)}</ul></section>`,
});

/** All layers, each with the way to its features. */
export const collectionsPage = (
  collections: readonly Collection[],
  links: readonly Link[],
  crumbs: Crumbs,
): Page => ({
  title: TEXTS.collections,
  crumbs,
  links: own(links),
  body: collections.map(
    (one) =>
      xml`<section class="card"><h2>${one.title}</h2>${factsOf(one)}${linkList(forPeople(one.links))}</section>`,
  ),
});

/** One layer. */
export const collectionPage = (collection: Collection, crumbs: Crumbs): Page => ({
  title: collection.title,
  crumbs,
  links: own(collection.links),
  body: xml`<section class="card">${factsOf(collection)}${linkList(others(collection.links))}</section>`,
});

/** In the list of layers the page of each, and its features and columns as pages. */
const forPeople = (links: readonly Link[]): Link[] =>
  links
    .filter(({ type }) => type === HTML)
    .map((one) => (OWN.includes(one.rel) ? { ...one, rel: 'item', title: TEXTS.layer } : one));

const factsOf = ({ id, description, extent, crs, storageCrs }: Collection): Markup =>
  xml`<p>${description}</p><table><tbody><tr><th scope="row">${TEXTS.id}</th><td><code>${id}</code></td></tr><tr><th scope="row">${TEXTS.extent}</th><td><code>${extent.spatial.bbox.map((box) => box.join(', ')).join('; ')}</code></td></tr><tr><th scope="row">${TEXTS.systems}</th><td><details><summary>${TEXTS.show} (${crs.length})</summary>${crs.map((one) => xml`<code>${one}</code>${one === storageCrs ? ` (${TEXTS.stored})` : ''}<br/>`)}</details></td></tr></tbody></table>`;

/** By which columns a layer is filtered. */
export function queryablesPage(
  { title, properties }: ReturnType<typeof queryablesOf>,
  links: readonly Link[],
  crumbs: Crumbs,
): Page {
  const rows = Object.entries<Readonly<Record<string, unknown>>>(properties).map(
    ([name, schema]) =>
      xml`<tr><td><code>${name}</code></td><td>${textOf(schema['title'])}</td><td><code>${[schema['type'], schema['format'], schema['x-ogc-role']].map(textOf).filter(Boolean).join(', ')}</code></td></tr>`,
  );
  return {
    title: `${TEXTS.queryables}: ${title}`,
    crumbs,
    links,
    body: xml`<p>${TEXTS.queryablesLead}</p><div class="card wide" tabindex="0" role="region" aria-label="${TEXTS.queryables}"><table><thead><tr><th scope="col">${TEXTS.column}</th><th scope="col">${TEXTS.name}</th><th scope="col">${TEXTS.kind}</th></tr></thead><tbody>${rows}</tbody></table></div>`,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
