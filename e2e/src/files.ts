import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

/** Lines of a CSV file of the portal: the head, then the rows. Fails where one is longer than the others. */
export function csvLines(file: string): string[][] {
  return parse(file, { bom: true, delimiter: ';' });
}

/** The file that a click starts, as the browser saves it, and `said` with it: words that go by themselves, looked for while they come. */
export async function fileOf(
  page: Page,
  click: () => Promise<void>,
  said?: string,
): Promise<{ name: string; lines: string[][] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    said === undefined ? undefined : page.getByText(said).waitFor(),
    click(),
  ]);
  return { name: download.suggestedFilename(), lines: csvLines(readFileSync(await download.path(), 'utf8')) };
}
