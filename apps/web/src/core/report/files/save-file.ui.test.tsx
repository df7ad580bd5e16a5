import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

/** What was offered to be saved: names and contents. */
let offered: { name: string; file: Blob }[];
beforeEach(() => {
  offered = [];
  let made: Blob | null = null;
  // The address is given back later, when nobody is here any more.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob): string {
        made = file;
        return 'blob:x';
      }
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) offered.push({ name: this.download, file: made });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A file of these pieces that then ends, or breaks off. */
const answerOf = (pieces: readonly string[], breaks = false): Response =>
  new Response(
    new ReadableStream({
      start: (control) => {
        for (const piece of pieces) control.enqueue(new TextEncoder().encode(piece));
        if (breaks) control.error(new TypeError('network error'));
        else control.close();
      },
    }),
    {
      headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="visitas-v1.csv"' },
    },
  );

test('a file that has come whole is offered under the name that the server gave it', async () => {
  const seen: number[] = [];
  await saveFile(answerOf(['a;b', '1;2']), 'sem-nome.csv', (received) => seen.push(received));
  expect(seen).toEqual([3, 6]);
  expect(offered.map(({ name, file }) => [name, file.size])).toEqual([['visitas-v1.csv', 6]]);
});

test('of one that breaks off nothing is offered', async () => {
  await expect(saveFile(answerOf(['a;b'], true), 'sem-nome.csv', () => undefined)).rejects.toThrow(
    'network error',
  );
  expect(offered).toEqual([]);
});
