import { setTimeout as pause } from 'node:timers/promises';
import { connect, isAway, type DatabaseAccess } from '@fonte/database';
import { carryAnonymised } from '@fonte/database/anonymised/carry-anonymised';
import { migrate } from '@fonte/database/migration/migrate';
import { grantService, roleOf } from '@fonte/database/service-role';
import { backSentence, goneSentence } from '@fonte/programme/import/hand-over/gone-sentences';
import { databaseFolder } from '@fonte/programme/import/hand-over/places';
import type { Settings } from '../settings.ts';
import { asOwner } from '../platform/app/as-owner.ts';
import { notCarriedSentence, OPENING, OWNS_THE_SCHEMA, recoverySentence } from './sentences.ts';

const RETRY_MS = 2_000;

/**
 * Opens the database and brings it to this program's schema. A PostgreSQL that is away is waited for.
 * Errors: `DatabaseInUse`, `MigrationConflict`.
 */
export async function openDatabase(settings: Settings, say: (line: string) => void): Promise<DatabaseAccess> {
  const timeoutMs = settings.STATEMENT_TIMEOUT * 1_000;
  const patienceMs = settings.QUEUE_SECONDS * 1_000;
  const database = await connect(
    settings.DATABASE_URL === null
      ? {
          folder: databaseFolder(settings.DATA_DIR),
          timeoutMs,
          patienceMs,
          guarded: true,
          recovered: (recovery) => say(recoverySentence(recovery)),
          progress: (step) => say(OPENING[step]),
        }
      : {
          url: settings.DATABASE_URL,
          readUrls: settings.DATABASE_READ_URL,
          connections: settings.DATABASE_CONNECTIONS,
          timeoutMs,
          patienceMs,
        },
  );
  for (let said = false; ; said = true) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await asOwner(settings, database, async (owner) => {
        await migrate(owner, (name) => say(`Preparando as tabelas: ${name}`));
        if (owner !== database) await grantService(owner.db, (await roleOf(database.db)).role);
        await tellWhoWent(settings, owner, say);
      });
      if (settings.DATABASE_URL !== null && (await roleOf(database.db)).owns) say(OWNS_THE_SCHEMA);
      return database;
    } catch (error) {
      if (!isAway(error) || settings.DATABASE_URL === null) throw error;
      if (!said) say('O banco de dados não responde; esperando por ele…');
      // oxlint-disable-next-line no-await-in-loop
      await pause(RETRY_MS);
    }
  }
}

/** Whatever took the database's place, `npm run restore`, a copy after a power cut or a dump, is told who was anonymised since (decisions/0110). What keeps it from being told keeps nobody from the portal. */
async function tellWhoWent(
  { DATA_DIR }: Settings,
  owner: DatabaseAccess,
  say: (line: string) => void,
): Promise<void> {
  try {
    const back = await carryAnonymised(owner.db, DATA_DIR, (fault) => say(goneSentence(fault)));
    if (back.length > 0) say(backSentence(back));
  } catch (error) {
    if (isAway(error)) throw error;
    say(notCarriedSentence(error));
  }
}
