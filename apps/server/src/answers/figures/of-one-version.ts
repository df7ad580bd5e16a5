import { fail } from '../../platform/index.ts';
import type { Answer } from '../../query/index.ts';

/** How often figures are asked for again because an import finished between them. */
export const TRIES = 3;

/**
 * What is made of several questions' answers, all of one data version: asked for again where an import finished between them. Errors: `busy` where
 * imports keep coming.
 */
export async function ofOneVersion<T>(
  ask: () => Promise<T>,
  answersOf: (done: T) => readonly { readonly version: Pick<Answer['version'], 'versao'> }[],
): Promise<T> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the one before
    const done = await ask();
    if (new Set(answersOf(done).map(({ version }) => version.versao)).size <= 1) return done;
  }
  return fail('busy');
}
