import { tidy } from '@fonte/database/tidy';
import { counted } from '@fonte/pt-br';
import { removeOldAttempts } from '../identity/rate-limit.ts';
import { removeEndedSessions } from '../identity/session-store.ts';
import { removeEndedPaces } from '../identity/shared-pace.ts';
import type { JobHandler } from '../jobs/job.ts';
import { removeLeftFiles } from '../mail/mail-files.ts';
import { prune } from './prune.ts';

/** What was removed, in words. */
export const removedWords = (rows: number): string =>
  rows === 0 ? 'Nada a apagar' : counted(rows, 'linha apagada', 'linhas apagadas');

/** Sessions past their end. */
export const endSessionsJob: JobHandler = {
  run: async ({ parts, db }) => removedWords(await removeEndedSessions(db, parts.settings)),
};

/** Attempts and requests that no wait is counted from. */
export const forgetAttemptsJob: JobHandler = {
  run: async ({ db }) => removedWords((await removeOldAttempts(db)) + (await removeEndedPaces(db))),
};

/** What is kept no longer, by class (contracts/retention). */
export const retentionJob: JobHandler = {
  async run({ db }) {
    const pruned = { ...(await prune(db)), email_arquivo: await removeLeftFiles(db) };
    const removed = Object.entries(pruned).filter(([, rows]) => rows > 0);
    const all = removed.reduce((sum, [, rows]) => sum + rows, 0);
    const classes = removed.map(([table, rows]) => `${table} ${counted(rows, 'linha', 'linhas')}`);
    return all === 0 ? removedWords(0) : `Apagado: ${classes.join(', ')}`;
  },
};

/** Room of what the portal changed and removed in the embedded database, which nobody else gives back. */
export const tidyJob: JobHandler = {
  async run({ parts }) {
    await tidy(parts.database, ['portal']);
  },
};
