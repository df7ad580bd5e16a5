import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { connect } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { timed } from './measure.ts';

/** Copies every imported table of one database into the other, and times only the way in, ms. Errors: the other is not empty. */
export async function copyAll(fromUrl: string, intoUrl: string): Promise<{ rows: number; ms: number }> {
  const into = await connect({ url: intoUrl, timeoutMs: 0 });
  await migrate(into);
  await into.close();
  const dir = await mkdtemp(join(tmpdir(), 'fonte-bench-'));
  const [source, target] = [new pg.Client(fromUrl), new pg.Client(intoUrl)];
  await Promise.all([source.connect(), target.connect()]);
  let [rows, ms] = [0, 0];
  try {
    for (const { name, columns } of await tablesOf(fromUrl)) {
      const file = join(dir, 'rows');
      const what = `${name} (${columns})`;
      /* oxlint-disable no-await-in-loop -- one table after the other, those referred to first */
      await pipeline(source.query(copyTo(`copy ${what} to stdout`)), createWriteStream(file));
      const copy = target.query(copyFrom(`copy ${what} from stdin`));
      ms += await timed(() => pipeline(createReadStream(file), copy));
      /* oxlint-enable no-await-in-loop */
      rows += copy.rowCount;
    }
  } finally {
    await Promise.all([source.end(), target.end()]);
    await rm(dir, { recursive: true, force: true });
  }
  return { rows, ms };
}

/** The tables that an import fills from files, each after those it refers to, with the columns that are not generated. */
async function tablesOf(url: string): Promise<{ name: string; columns: string }[]> {
  const database = await connect({ url });
  try {
    const { rows } = await sql<{ name: string; columns: string; refers: string[] }>`
      select format('%I.%I', n.nspname, c.relname) as name,
             (select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_attribute a
               where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
             array(select f.confrelid::regclass::text from pg_constraint f
                    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('geo', 'programa', 'camada')
       order by n.nspname <> 'geo', c.relname`.execute(database.db);
    return afterWhatTheyReferTo(rows);
  } finally {
    await database.close();
  }
}

function afterWhatTheyReferTo<T extends { name: string; refers: string[] }>(tables: readonly T[]): T[] {
  const placed: T[] = [];
  for (let waiting = [...tables]; waiting.length > 0;) {
    const there = new Set(placed.map(({ name }) => name));
    const now = waiting.filter(({ refers }) => refers.every((name) => there.has(name)));
    if (now.length === 0) throw new Error('The tables refer to each other in a circle');
    placed.push(...now);
    waiting = waiting.filter((table) => !now.includes(table));
  }
  return placed;
}
