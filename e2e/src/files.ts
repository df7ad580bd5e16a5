import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

/** A CSV file of the portal: the head, then the rows, and apart from them what it says of itself. Fails where a line is longer than the others. */
function readFile(file: string): { lines: string[][]; about: string[][] } {
  const all: string[][] = parse(file, { bom: true, delimiter: ';' });
  const apart = all.findLastIndex((cells) => cells.every((cell) => cell === ''));
  return apart < 0 ? { lines: all, about: [] } : { lines: all.slice(0, apart), about: all.slice(apart + 1) };
}

/** Its head and rows. */
export const csvLines = (file: string): string[][] => readFile(file).lines;

/** The file that a click starts, as the browser saves it, and `said` with it: words that go by themselves, looked for while they come. */
export async function fileOf(
  page: Page,
  click: () => Promise<void>,
  said?: string,
): Promise<{ name: string; lines: string[][]; about: string[][] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    said === undefined ? undefined : page.getByText(said).waitFor(),
    click(),
  ]);
  return { name: download.suggestedFilename(), ...readFile(readFileSync(await download.path(), 'utf8')) };
}
