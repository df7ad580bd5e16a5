import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { PLACES } from '../places/index.ts';
import type { Person } from '../person.ts';
import { aboutPerson } from '../rows-of.ts';
import { touched } from './swap.ts';

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

/** Takes them away, those on their way too: the rows now, the bytes by the task that clears what no row names. */
export async function removeMedia(trx: Db, person: Person): Promise<number> {
  let files = 0;
  for (const table of [...OF_FARMS, 'portal.envio'] as const) {
    const rows = aboutPerson(
      PLACES[table]!,
      person,
      table === 'portal.envio' ? ['imovel', 'conta'] : ['imovel'],
    );
    if (rows === null) continue;
    // oxlint-disable no-await-in-loop -- one connection
    await sql`insert into portal.objeto_solto (chave)
      select chave from ${sql.table(table)} where chave is not null and ${rows} on conflict do nothing`.execute(
      trx,
    );
    const went = await touched(trx, sql`delete from ${sql.table(table)} where ${rows}`);
    // oxlint-enable no-await-in-loop
    if (table !== 'portal.envio') files += went;
  }
  return files;
}
