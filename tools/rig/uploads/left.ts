import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DatabaseAccess } from '@fonte/database';
import { sql } from 'kysely';
import { buildApp } from '../../../apps/server/src/app.ts';
import { HANDLERS } from '../../../apps/server/src/jobs.ts';
import { addJob } from '../../../apps/server/src/platform/jobs/add-job.ts';
import { JobWorker } from '../../../apps/server/src/platform/jobs/worker.ts';
import { keyOf } from '../../../apps/server/src/platform/storage/storage.ts';
import type { Settings } from '../../../apps/server/src/settings.ts';
import type { Ledger } from './ledger.ts';

const DAY = 25 * 3_600_000;

/** Two days later, once it has been swept: what is not as people were told, and what nobody was told of and lies about, a sentence each. */
export async function faultsLeft(
  settings: Settings,
  database: DatabaseAccess,
  { kept, gone }: Ledger,
): Promise<string[]> {
  const { db } = database;
  const app = await buildApp({ settings, database });
  try {
    const { storage, incoming } = app.files;
    await sql`update portal.envio set tocado_em = now() - interval '25 hours'`.execute(db);
    const old = new Date(Date.now() - DAY);
    for (const name of await readdir(incoming).catch(() => []))
      // oxlint-disable-next-line no-await-in-loop
      await utimes(join(incoming, name), old, old);
    // What a killed process had taken is taken again at once.
    await sql`update portal.tarefa set tomada_ate = now() where tomada_ate > now()`.execute(db);
    await addJob(db, 'media.sweep', { data: {} });
    const worker = new JobWorker({ ...app, log: app.server.log }, HANDLERS);
    await worker.drain();
    // What was taken from others is looked for until a day later.
    await sql`update portal.objeto_solto set vence_em = vence_em - interval '25 hours'`.execute(db);
    await addJob(db, 'media.loose', { data: {} });
    await worker.drain();

    const rows = await db.selectFrom('portal.arquivo').select(['chave', 'sha256', 'tipo']).execute();
    const standing = new Map(rows.map(({ chave, sha256, tipo }) => [chave ?? '', { sha256, tipo }]));
    const faults: string[] = [];
    for (const [key, { sha256 }] of kept)
      if (standing.get(key)?.sha256 !== sha256) faults.push(`lost: ${key}`);
    for (const key of gone) if (standing.has(key)) faults.push(`back again: ${key}`);
    const named = new Set<string>();
    for (const [key, { sha256, tipo }] of standing) {
      const sizes = tipo === 'photo' ? ([undefined, '1600', '400'] as const) : [undefined];
      for (const size of sizes) named.add(keyOf(key, size));
      // oxlint-disable no-await-in-loop -- one after the other
      const stream = await storage.get(keyOf(key));
      const bytes = stream === null ? null : await buffer(stream);
      // oxlint-enable no-await-in-loop
      if (bytes === null) faults.push(`without bytes: ${key}`);
      else if (createHash('sha256').update(bytes).digest('hex') !== sha256) faults.push(`altered: ${key}`);
    }
    for await (const { key } of storage.list('midia/'))
      if (!named.delete(key)) faults.push(`nobody's: ${key}`);
    for (const key of named) faults.push(`not there: ${key}`);
    for (const name of await readdir(incoming)) faults.push(`a part: ${name}`);
    for (const table of ['portal.envio', 'portal.objeto_solto'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const left = await db.selectFrom(table).selectAll().execute();
      if (left.length > 0) faults.push(`${left.length} rows left in ${table}`);
    }
    return faults;
  } finally {
    await app.server.close();
  }
}
