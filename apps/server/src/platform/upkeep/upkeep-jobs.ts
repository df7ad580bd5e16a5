import { tidy } from '@fonte/database/tidy';
import { counted } from '@fonte/pt-br';
import { removeOldAttempts } from '../identity/rate-limit.ts';
import { removeEndedSessions } from '../identity/session-store.ts';
import { removeEndedPaces } from '../identity/shared-pace.ts';
import type { JobHandler, JobParts } from '../jobs/job.ts';
import { removeLeftFiles } from '../mail/mail-files.ts';
import { removeOldOutbox } from '../mail/outbox-folder.ts';
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

/** What is kept no longer, by class (contracts/retention); of accounts the person goes and the row stays, which `forgetAccounts` does and gives how many. */
export const retentionJob = (forgetAccounts: (parts: JobParts) => Promise<number>): JobHandler => ({
  async run({ db, parts }) {
    const pruned = {
      ...(await prune(db)),
      email_arquivo: await removeLeftFiles(db),
      outbox: await removeOldOutbox(parts.settings.DATA_DIR, parts.clock.now()),
    };
    const accounts = await forgetAccounts(parts);
    const removed = Object.entries(pruned).filter(([, rows]) => rows > 0);
    const classes = removed.map(([table, rows]) => `${table} ${counted(rows, 'linha', 'linhas')}`);
    const said = [
      ...(classes.length === 0 ? [] : [`Apagado: ${classes.join(', ')}`]),
      ...(accounts === 0 ? [] : [`Sem a pessoa: ${counted(accounts, 'conta removida', 'contas removidas')}`]),
    ];
    return said.length === 0 ? removedWords(0) : said.join('. ');
  },
});

/** Room of what the portal changed and removed in the embedded database, which nobody else gives back. */
export const tidyJob: JobHandler = {
  async run({ parts }) {
    await tidy(parts.database, ['portal']);
  },
};
