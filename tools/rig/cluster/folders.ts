import { DEMONSTRATION_MARK } from '@fonte/programme';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyNth } from '../every-nth.ts';

/** The demonstration's folder, and the same with every third entry and every fifth visit changed. */
export async function twoFolders(
  work: string,
  properties: number,
): Promise<{ readonly first: string; readonly second: string }> {
  const [first, second] = [join(work, 'first'), join(work, 'second')];
  await writeDemo({ properties, seed: FIRST_START.seed, dir: first });
  await writeFile(join(first, DEMONSTRATION_MARK), '');
  await cp(first, second, { recursive: true });
  await everyNth(join(first, 'lancamento.csv'), join(second, 'lancamento.csv'), 3, 'vlr');
  await everyNth(join(first, 'visita.csv'), join(second, 'visita.csv'), 5, 'duracao_min');
  return { first, second };
}
