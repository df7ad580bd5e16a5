import { afterAll, beforeAll, expect, it } from 'vitest';
import { IN_WHOLE } from '@fonte/database/testing/in-whole';
import fc from 'fast-check';
import { exampleFiles, type Files } from './testing/folders.ts';
import { ProgrammeDatabase } from './testing/programme-database.ts';

let programme: ProgrammeDatabase;
let example: Files;

beforeAll(async () => {
  programme = await ProgrammeDatabase.open();
  example = await exampleFiles();
  await programme.importing(example);
});
afterAll(() => programme.close());

/** Texts that break parsers, databases and spreadsheets. */
const NASTY = fc.constantFrom(
  '',
  ';',
  ',',
  '"',
  '\n',
  '\r',
  '\t',
  '\\',
  '\\.',
  String.raw`\N`,
  '\0',
  '\uFFFD',
  '\uD800',
  "'",
  '--',
  'NaN',
  'Infinity',
  '1e309',
  '9'.repeat(40),
  '-0',
  '{}',
  '[',
  ']',
  '}',
  'null',
  '🐄',
  '99/99/9999',
  '0001-01-01',
);

const mutation = fc.record({
  name: fc.nat(),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(30),
  put: fc.oneof(NASTY, fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 })),
});

function mutated(
  files: Files,
  mutations: readonly { name: number; at: number; length: number; put: string }[],
): Files {
  const names = Object.keys(files);
  const result = { ...files };
  for (const { name, at, length, put } of mutations) {
    const file = names[name % names.length]!;
    const text = result[file]!;
    const place = Math.floor(at * text.length);
    result[file] = text.slice(0, place) + put + text.slice(place + length);
  }
  return result;
}

it(
  'a damaged folder is accepted or refused with faults, and never breaks the import',
  { timeout: 900_000 },
  async () => {
    // What a refused import has left, which is what the next one finds.
    let left: Awaited<ReturnType<typeof programme.contents>> | undefined;
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
        const before = left ?? (await programme.contents());
        left = undefined;
        const result = await programme.importing(mutated(example, mutations));
        expect(result.situacao === 'recusada').toBe(result.falhas.length > 0);
        for (const { arquivo, motivo } of result.falhas) expect([arquivo, motivo]).not.toContain('');
        if (result.situacao !== 'recusada') return;
        const after = await programme.contents();
        expect(after).toEqual(before);
        left = after;
      }),
      { numRuns: IN_WHOLE ? 120 : 30 },
    );
  },
);
