import type { Page } from 'playwright-core';
import { violations } from '../axe.ts';

/**
 * What axe judges of a page, without its words and figures: for each element its and the nearest elements' tags, roles, classes, states and colours, and
 * whether it has a name, text or label. Two pages with the same set are the same page to its rules.
 */
function shapes(): string[] {
  const seen = new Set<string>();
  const STATES = /^(role|type|href|alt|lang|scope|for|tabindex|disabled|fill|stroke|aria-.*)$/;
  /** Attributes whose value is part of the shape; of the others it counts that they are there. */
  const VALUES =
    /^(role|type|lang|scope|tabindex|fill|stroke|aria-(?!label$|label|describedby|controls|owns).*)$/;
  // As a number: only equality counts.
  const hashOf = (text: string): string => {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1)
      hash = Math.trunc(hash * 31 + text.charCodeAt(at)) % 4_503_599_627_370;
    return `${hash.toString(36)}:${text.length}`;
  };
  const ids = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1);
  const walk = (element: Element, above: { tags: string; near: string[] }): void => {
    const attributes = [...element.attributes]
      .filter(({ name }) => STATES.test(name))
      .map(({ name, value }) => (VALUES.test(name) ? `${name}=${value}` : name))
      .toSorted();
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const labels = (element as HTMLInputElement).labels;
    const own = [
      element.tagName,
      element.getAttribute('class') ?? '',
      (element.getAttribute('style') ?? '').replaceAll(/[\d.]+/g, ''),
      ...attributes,
      text ? 'text' : '',
      element.textContent?.trim() ? 'words' : '',
      labels ? `labels ${labels.length}` : '',
      (ids.get(element.id) ?? 0) > 1 ? 'twice' : '',
    ].join(' ');
    // The tags above it up to the root, and all that the three nearest are: what stands further up paints and names nothing here.
    const chain = [...above.near, own].slice(-4);
    seen.add(hashOf(`${above.tags} ${chain.join('>')}`));
    // Drawings are judged as images; how their lines lie within each other says nothing.
    const inside =
      element instanceof SVGElement && element.ownerSVGElement
        ? above
        : { tags: `${above.tags} ${element.tagName}`, near: chain };
    for (const child of element.children) walk(child, inside);
  };
  walk(document.documentElement, { tags: '', near: [] });
  return [...seen];
}

/** Accessibility violations of pages that are looked at one after the other; one made of nothing but what was found clean before is not judged again. */
export function judge(): (page: Page) => Promise<string[]> {
  const clean = new Set<string>();
  return async (page) => {
    const made = await page.evaluate(shapes);
    if (made.every((one) => clean.has(one))) return [];
    const found = await violations(page);
    if (found.length === 0) for (const one of made) clean.add(one);
    return found;
  };
}
