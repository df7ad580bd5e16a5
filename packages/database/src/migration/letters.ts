import { sql, type Kysely } from 'kysely';
import type { Database } from '../generated/tables.ts';

/**
 * The database makes other small letters than Portuguese has. The message is the reason, in Portuguese and without a full stop: whoever starts a server or an
 * import reads it.
 */
export class OtherLetters extends Error {
  override readonly name = 'OtherLetters';
  constructor(ctype: string) {
    super(
      `O banco de dados foi criado com LC_CTYPE ${ctype}, em que a minúscula de “Á” não é “á”: nomes sairiam fora de ordem e a busca não os acharia. ` +
        "Crie outro com LOCALE 'C.UTF-8' e passe os dados para ele (docs/operations.md, Production)",
    );
  }
}

/** Capitals with accents, and the one that Turkish has another small letter for. */
const CAPITALS = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜI';

/**
 * Texts are put in order, searched and compared by their small letters without accents (query/statement/order-sql.ts, migrations 0017, 0040 and 0102), which
 * columns and indexes hold too. Small letters are made by the database's LC_CTYPE, which is settled when it is created and cannot be said per session as the
 * other settings are (engine.ts): 'C' knows those of A to Z alone. Errors: `OtherLetters`.
 */
export async function checkLetters(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ small: string; ctype: string }>`
    select lower(${CAPITALS}::text) as small, d.datctype as ctype from pg_database d where d.datname = current_database()`.execute(
    db,
  );
  const [found] = rows;
  if (found && found.small !== CAPITALS.toLowerCase()) throw new OtherLetters(found.ctype);
}
