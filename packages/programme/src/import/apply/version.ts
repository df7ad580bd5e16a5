import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';

type Db = Kysely<Database>;

/** What the next version is written with. */
export interface NextVersion {
  readonly id: number;
  readonly demonstration: boolean;
  /** The reference date that the load names, yyyy-mm-dd. */
  readonly reference: string | undefined;
}

/**
 * Writes the next data version and gives its number. Its reference date ('Dados até') is the one that the load names, else that of the last synchronised
 * visit that counts, else of the latest fact (docs/decisions/0030-one-today.md). What is expected and late goes by it, so it is there before the rollups.
 */
export async function writeVersion(trx: Db, { id, demonstration, reference }: NextVersion): Promise<number> {
  const { rows } = await sql<{ versao: number }>`
    WITH fato AS (
      SELECT (SELECT max(dt_visita) FROM programa.visita WHERE conta) AS contada, greatest(
        (SELECT max(dt_visita) FROM programa.visita),
        (SELECT max(dt) FROM programa.lancamento),
        (SELECT max(dt) FROM programa.recomendacao),
        (SELECT max(dt_registro) FROM programa.pratica),
        (SELECT max(dt) FROM programa.isa),
        (SELECT max(dt) FROM programa.indicador_resultado),
        (SELECT max(dt) FROM programa.poligono)
      ) AS ultimo
    )
    INSERT INTO portal.versao (dt_atualizacao, dados_ate, referencia_informada, ultimo_fato, demonstracao, id_importacao)
    SELECT clock_timestamp(), coalesce(${reference ?? null}::date, contada, ultimo), ${reference !== undefined},
      greatest(ultimo, ${reference ?? null}::date), ${demonstration}, ${id}
    FROM fato
    RETURNING versao`.execute(trx);
  return rows[0]!.versao;
}

/** Dates the version by now: it takes effect when its transaction ends, not when it began to be counted. */
export async function dateVersion(trx: Db, versao: number): Promise<void> {
  await sql`UPDATE portal.versao SET dt_atualizacao = clock_timestamp() WHERE versao = ${versao}`.execute(
    trx,
  );
}
