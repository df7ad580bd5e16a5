import { madeBackups } from '@fonte/programme';
import type { App } from '../../platform/index.ts';

/** A copy of the embedded database that a person outlives. */
interface CopyOf {
  readonly nome: string;
  readonly em: string;
  readonly achada: boolean;
  /** How many were anonymised since, and are in it still. */
  readonly antes: number;
}

/** Of the embedded database: what lies beside it, and what somebody had made (`npm run backup`), newest first; null of a server's. `gone` are the moments in which people went. */
export async function copiesOf(
  { database, settings }: Pick<App, 'database' | 'settings'>,
  gone: readonly string[],
): Promise<CopyOf[] | null> {
  const beside = await database.copies?.();
  if (beside === undefined) return null;
  const made = await madeBackups(settings.DATA_DIR);
  return [
    ...beside.map(({ name, at }) => ({ nome: name, at, achada: true })),
    ...made.map(({ folder, at, found }) => ({ nome: folder, at, achada: found })),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...copy }) => ({
      ...copy,
      em: at.toISOString(),
      antes: gone.filter((moment) => new Date(moment) > at).length,
    }));
}
