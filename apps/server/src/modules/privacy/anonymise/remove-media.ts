import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { takeAway } from '../../media/index.ts';
import { PLACES } from '../places/index.ts';
import type { Person } from '../person.ts';
import { aboutPerson } from '../rows-of.ts';

type Db = Kysely<Database>;

/** Files kept of the farms of a producer: what they show and say cannot be read by a pattern. */
const OF_FARMS = ['portal.arquivo', 'portal.geometria_enviada'] as const;

/** How many files would go with the person. */
export async function filesOfPerson(db: Db, person: Person): Promise<number> {
  let files = 0;
  for (const table of OF_FARMS) {
    const rows = aboutPerson(PLACES[table]!, person, ['imovel']);
    if (rows === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const found = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)} where ${rows}`.execute(db);
    files += found.rows[0]?.n ?? 0;
  }
  return files;
}

/**
 * Takes them away, those on their way too: the rows now, the bytes by the task that clears what no row names. What is on its way first: a file that is being kept meanwhile takes its row there as
 * the first thing too (receive/commit-uploads.ts), so that it either finds none any more or stands among the files when these are looked for; and only what went is noted.
 */
export async function removeMedia(trx: Db, person: Person): Promise<number> {
  let files = 0;
  const onTheirWay = aboutPerson(PLACES['portal.envio']!, person, ['imovel', 'conta']);
  if (onTheirWay !== null) await takeAway(trx, onTheirWay);
  for (const table of OF_FARMS) {
    const rows = aboutPerson(PLACES[table]!, person, ['imovel']);
    if (rows === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows: went } = await sql`
      with foram as (delete from ${sql.table(table)} where ${rows} returning chave),
        soltas as (insert into portal.objeto_solto (chave) select chave from foram where chave is not null on conflict do nothing)
      select chave from foram`.execute(trx);
    files += went.length;
  }
  return files;
}
