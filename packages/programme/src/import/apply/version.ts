import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';

type Db = Kysely<Database>;

/** The data version that stands; null before the first import. */
export async function currentVersion(db: Db): Promise<{ versao: number; demonstracao: boolean } | null> {
  const { rows } = await sql<{ versao: number; demonstracao: boolean }>`
    SELECT versao, demonstracao FROM portal.versao ORDER BY versao DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Writes the next data version, dated now and by the latest fact, and gives its number. */
export async function writeVersion(trx: Db, idImportacao: number, demonstracao: boolean): Promise<number> {
  const { rows } = await sql<{ versao: number }>`
    INSERT INTO portal.versao (dt_atualizacao, dados_ate, demonstracao, id_importacao)
    SELECT clock_timestamp(), greatest(
      (SELECT max(dt_visita) FROM programa.visita),
      (SELECT max(dt) FROM programa.lancamento),
      (SELECT max(dt) FROM programa.recomendacao),
      (SELECT max(dt_registro) FROM programa.pratica),
      (SELECT max(dt) FROM programa.isa)
    ), ${demonstracao}, ${idImportacao}
    RETURNING versao`.execute(trx);
  return rows[0]!.versao;
}
