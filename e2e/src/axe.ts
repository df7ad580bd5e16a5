import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };
type Axe = { run: (context: unknown, options: unknown) => Promise<{ violations: Violation[] }> };

/** Accessibility violations of a page as it stands, each with the first element at fault, by the rules of WCAG 2.2 AA; `apart` are elements that are left out with all inside. */
export async function violations(page: Page, apart?: JSHandle<Element[]>): Promise<string[]> {
  // Through the debugger, not a <script> element: the page's own CSP stays in force. A page that one moves about in has it from the first look on.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(found, { tags: TAGS, apart: apart ?? [] });
}

/** In the page: what axe finds, in words. Of what is in order it keeps one element a rule, not the whole page with selectors and markup, and none of it leaves the page. */
async function found({ tags, apart }: { tags: readonly string[]; apart: Element[] }): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: Axe };
  const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  const { violations: all } = await axe.run({ include: [document], exclude: apart }, options);
  return all.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
