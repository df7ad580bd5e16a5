import type { Page } from 'playwright-core';
import { violations as found } from '../axe.ts';
import { LAPTOP } from '../browser.ts';

/** What a look at a page found: shapes that were not known to be clean, and the largest parts of it that are made of nothing else than such. */
type Looked = { fresh: string[]; known: Element[] };

/**
 * What axe judges of a page, without its words and figures: for each element its and the nearest elements' tags, roles, classes, states and colours, whether
 * it is in sight, and whether it has a name, text or label. Two pages with the same set are the same page to its rules, and so are two parts of pages.
 */
function look(clean: string): Looked {
  const before = new Set(clean.split(' '));
  const fresh = new Set<string>();
  const known: { element: Element; size: number }[] = [];
  const STATES =
    /^(role|type|href|alt|title|placeholder|lang|scope|for|tabindex|disabled|fill|stroke|aria-.*)$/;
  /** Attributes whose value is part of the shape; of the others it counts that they are there. */
  const VALUES =
    /^(role|type|lang|scope|tabindex|fill|stroke|aria-(?!label$|label|describedby|controls|owns).*)$/;
  /** Whose words are none of the shape, but that there are some is. */
  const WORDS = /^(?:alt|title|placeholder|aria-label)$/;
  /** Which name other elements: that they are there counts. */
  const NAMED = /^aria-(?:labelledby|describedby|controls|owns)$/;
  /** Which one of many it is, and of how many. */
  const PLACE = /^aria-(?:(?:row|col)(?:index|count)|posinset|setsize)$/;
  /** Parts of fewer elements are judged again: each that is left out is asked for with every other element. */
  const WORTH = 12;
  const MOST = 40;
  // As a number: only equality counts.
  const hashOf = (text: string): string => {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1)
      hash = Math.trunc(hash * 31 + text.charCodeAt(at)) % 4_503_599_627_370;
    return `${hash.toString(36)}:${text.length}`;
  };
  const ids = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1);
  const written = ({ name, value }: Attr): string => {
    if (PLACE.test(name)) return `${name}=${value.replace(/^\d+$/, 'n')}`;
    if (WORDS.test(name)) return value.trim() ? name : `${name} without words`;
    if (NAMED.test(name)) return value.split(/\s+/).every((id) => ids.has(id)) ? name : `${name} of nothing`;
    return VALUES.test(name) ? `${name}=${value}` : name;
  };
  /** Shapes of an element and all inside; how many elements they are, or none where one of them is new. */
  const walk = (element: Element, above: { tags: string; near: string[]; ground: string }): number => {
    const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const bare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const ground = bare
      ? above.ground
      : `${above.ground.slice(-200)}|${backgroundColor} ${backgroundImage} ${opacity}`;
    const attributes = [...element.attributes]
      .filter(({ name }) => STATES.test(name))
      .map(written)
      .toSorted();
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const labels = (element as HTMLInputElement).labels;
    const own = [
      element.tagName,
      element.getAttribute('class') ?? '',
      (element.getAttribute('style') ?? '').replaceAll(/[\d.]+/g, ''),
      ...attributes,
      // However far above it what it is read on stands.
      text ? `text ${color} on ${ground}` : '',
      element.textContent?.trim() ? 'words' : '',
      labels ? `labels ${labels.length}` : '',
      (ids.get(element.id) ?? 0) > 1 ? 'twice' : '',
      element.checkVisibility({ visibilityProperty: true }) ? '' : 'out of sight',
      element.closest('[aria-hidden=true], [inert]') ? 'unread' : '',
    ].join(' ');
    // The tags above it up to the root, and all that the three nearest are: what stands further up names nothing here, and its ground comes down.
    const chain = [...above.near, own].slice(-4);
    const shape = hashOf(`${above.tags} ${chain.join('>')}`);
    if (!before.has(shape)) fresh.add(shape);
    // Drawings are judged as images; how their lines lie within each other says nothing.
    const inside =
      element instanceof SVGElement && element.ownerSVGElement
        ? above
        : { tags: `${above.tags} ${element.tagName}`, near: chain, ground };
    const parts = [...element.children].map((child) => ({ child, size: walk(child, inside) }));
    if (before.has(shape) && parts.every(({ size }) => size > 0))
      return parts.reduce((sum, { size }) => sum + size, 1);
    for (const { child, size } of parts) if (size >= WORTH) known.push({ element: child, size });
    return 0;
  };
  walk(document.documentElement, { tags: '', near: [], ground: '' });
  const largest = known.toSorted((one, other) => other.size - one.size).slice(0, MOST);
  return { fresh: [...fresh], known: largest.map(({ element }) => element) };
}

/**
 * Accessibility violations of pages that are looked at one after the other. What was found clean before is not judged again: neither a page made of nothing
 * else, nor of another one the parts that are; what stands around something new is.
 */
export function judge(): (page: Page) => Promise<string[]> {
  const clean = new Set<string>();
  return async (page) => {
    const looked = await page.evaluateHandle(look, [...clean].join(' '));
    const fresh = (await looked.evaluate((one) => one.fresh.join(' '))).split(' ').filter(Boolean);
    const known = await looked.getProperty('known');
    const wrong = fresh.length > 0 ? await found(page, known) : [];
    // Else a tab that goes on keeps parts of all its pages.
    await Promise.all([known.dispose(), looked.dispose()]);
    if (wrong.length === 0) for (const one of fresh) clean.add(one);
    return wrong;
  };
}

/** Judges all pages that are looked at at a width together, whichever test looks: files of a worker share this. */
const judges = new Map<number, ReturnType<typeof judge>>();

/** Accessibility violations of a page as it stands, but of parts that a test of this worker has found clean at the same width. */
export function violations(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? LAPTOP;
  const judging = judges.get(width) ?? judge();
  judges.set(width, judging);
  return judging(page);
}
