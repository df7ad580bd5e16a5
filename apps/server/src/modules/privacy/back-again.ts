import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { isAnonymised, type Person, type Seed } from './person.ts';
import { PLACES } from './places/index.ts';
import { aboutPerson } from './rows-of.ts';

const BACK = 'portal.pessoa_de_volta';

/** Its rows of those who are back with an older copy of the database (migration 0110); null for whoever none can be of. */
export const backAgain = (person: Person) => aboutPerson(PLACES[BACK]!, person);

/** Whether it is one of them. */
export async function isBack(db: Kysely<Database>, person: Person): Promise<boolean> {
  const back = backAgain(person);
  if (back === null) return false;
  const { rows } = await sql`select 1 from ${sql.table(BACK)} where ${back} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Whether nothing of it is left to take away. Of whoever is back there is, also where a load has put the pseudonym into its records since: in what they were called before.
 */
export const hasGone = async (db: Kysely<Database>, person: Person): Promise<boolean> =>
  isAnonymised(person) && !(await isBack(db, person));

/** By what each of them is found, by its number: by all that it was known by, for a load may have put the pseudonym into some of it since. */
export async function seedsBack(db: Kysely<Database>): Promise<ReadonlyMap<number, Seed>> {
  const { rows } = await sql<{
    id: number;
    cpf: string | null;
    produtor: number | null;
    conta: number | null;
    email: string | null;
  }>`select id_pessoa as id, max(cpf) as cpf, max(id_produtor) as produtor, max(id_usuario) as conta, max(email) as email
    from ${sql.table(BACK)} group by id_pessoa`.execute(db);
  return new Map(
    rows.map(({ id, cpf, produtor, conta, email }) => [
      id,
      {
        cpf: cpf ?? undefined,
        produtor: produtor ?? undefined,
        conta: conta ?? undefined,
        email: email ?? undefined,
      },
    ]),
  );
}
