import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };

/** Accessibility violations of a page as it stands, each with the first element at fault (docs/security.md, Accessibility). */
export async function violations(page: Page): Promise<string[]> {
  // Through the debugger, not a <script> element: the page's own CSP stays in force.
  await page.evaluate(source);
  const found = await page.evaluate(
    (tags) =>
      (
        globalThis as unknown as {
          axe: { run: (context: unknown, options: unknown) => Promise<{ violations: Violation[] }> };
        }
      ).axe.run(document, { runOnly: { type: 'tag', values: tags } }),
    TAGS,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
  );
}
