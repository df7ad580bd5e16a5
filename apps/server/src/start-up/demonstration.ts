import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { currentVersion, type DatabaseAccess } from '@fonte/database';
import { faultSentence, importFolder, ImportRunning, type Listener } from '@fonte/programme';
import { ProgressLine } from '@fonte/programme/cli/progress-line';
import { demoPeople, FIRST_START, writeDemo, type DemoPeople } from '@fonte/programme/demo/index';
import { formatInteger } from '@fonte/pt-br';
import { mayDemonstrate, type Settings } from '../settings.ts';

/** The people of the demonstration behind its accounts: same seed, same people, whatever its size. */
export function demoPeopleHere(): DemoPeople {
  return demoPeople(FIRST_START.seed);
}

/**
 * Makes and imports the demonstration programme when the settings allow it and nothing has been imported: as it stood two weeks before the end of its
 * facts, then as it stands, so that what changed between two loads has something to show. A start that ended between the two goes on with the second.
 * `keepFigures` keeps the numbers of the load that stands.
 */
export async function fillDemonstration(
  settings: Settings,
  database: DatabaseAccess,
  say: (line: string) => void,
  keepFigures: () => Promise<void>,
): Promise<void> {
  if (!mayDemonstrate(settings)) return;
  const folder = join(settings.DATA_DIR, 'demonstracao');
  const [before, later] = [join(folder, 'demonstracao-anterior'), join(folder, 'demonstracao')];
  const standing = await currentVersion(database.db);
  if (standing === null) {
    const properties = settings.DEMO_PROPERTIES;
    say(`Fazendo o programa de demonstração, com ${formatInteger(properties)} propriedades…`);
    await rm(folder, { recursive: true, force: true });
    await writeDemo({ properties, seed: FIRST_START.seed, dir: before, later });
    say('Importando o programa de demonstração…');
    await importDemonstration(database, before, say);
  } else if (!standing.demonstracao || !(await isThere(later))) {
    return;
  }
  say('Importando o que mudou nele desde a carga anterior…');
  // What this load moves is told only where the numbers of the one before are kept: they are worked out while its files are read.
  const kept = keepFigures();
  await Promise.all([importDemonstration(database, later, say, () => kept), kept]);
  await rm(folder, { recursive: true, force: true });
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function importDemonstration(
  database: DatabaseAccess,
  folder: string,
  say: (line: string) => void,
  held?: () => Promise<void>,
): Promise<void> {
  const progress = new ProgressLine(process.stdout);
  const show: Listener = (event) => {
    if (event.type === 'progress') progress.show(event);
  };
  try {
    const { falhas } = await importFolder(database, folder, { listener: show, held });
    if (falhas.length > 0) throw new Error(falhas.map(faultSentence).join('\n'));
  } catch (error) {
    if (!(error instanceof ImportRunning)) throw error;
    // Another server that started at the same moment is at it.
    say('Outro servidor está importando o programa de demonstração; esperando por ele…');
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    while ((await currentVersion(database.db)) === null) await pause(1_000);
  } finally {
    progress.clear();
  }
}
