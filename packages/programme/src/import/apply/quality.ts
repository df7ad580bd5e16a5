import { QUALITY_RULES } from '@fonte/contracts/quality';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';

type Db = Kysely<Database>;

const FOUND = sql.table('pg_temp.achado_novo');
const GONE = sql.table('pg_temp.achado_sumido');
const RULES = sql.join(
  QUALITY_RULES.map(
    ({ id, key, severity, examined }) =>
      sql`(${id}::integer, ${`views/achado_${key}`}::text, ${severity}::text, ${examined}::text)`,
  ),
);
const SAME = sql`n.regra = o.regra AND n.cod_propriedade = o.cod_propriedade AND n.chave = o.chave`;

/**
 * Evaluates the rules of Data Quality on what the version brought: `resumo.achado` keeps since when each finding is there, `portal.qualidade` gets the
 * version's line of the trend, and what somebody has taken on is told gone or come back. In the import's transaction, so that findings and figures
 * are of one load.
 */
export async function evaluateQuality(
  trx: Db,
  versao: number,
  advance: (rule: string, share: number) => void = () => {},
): Promise<void> {
  await sql`DROP TABLE IF EXISTS ${FOUND}, ${GONE}`.execute(trx);
  await sql`CREATE TEMP TABLE achado_novo AS
    SELECT cod_propriedade, regra, chave, gravidade, id_visita, valor, detalhe FROM resumo.achado LIMIT 0`.execute(
    trx,
  );
  for (const [i, { id, key, severity }] of QUALITY_RULES.entries()) {
    advance(key, i / QUALITY_RULES.length);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`INSERT INTO ${FOUND} (cod_propriedade, regra, chave, gravidade, id_visita, valor, detalhe)
      SELECT cod_propriedade, ${id}, chave, ${severity}, id_visita, valor, detalhe FROM ${sql.table(`programa.achado_${key}`)}`.execute(
      trx,
    );
  }
  await sql`ANALYZE ${FOUND}`.execute(trx);
  await replaceFindings(trx, versao);
  await examine(trx);
  await writeTrend(trx, versao);
  await followUp(trx, versao);
  await sql`DROP TABLE ${FOUND}, ${GONE}`.execute(trx);
}

/** Findings that stay keep the day on which they were first found. */
async function replaceFindings(trx: Db, versao: number): Promise<void> {
  await sql`CREATE TEMP TABLE achado_sumido (regra integer NOT NULL, cod_propriedade text NOT NULL)`.execute(
    trx,
  );
  await sql`WITH sumido AS (
      DELETE FROM resumo.achado o WHERE NOT EXISTS (SELECT FROM ${FOUND} n WHERE ${SAME}) RETURNING o.regra, o.cod_propriedade
    ) INSERT INTO ${GONE} SELECT regra, cod_propriedade FROM sumido`.execute(trx);
  await sql`UPDATE resumo.achado o SET gravidade = n.gravidade, id_visita = n.id_visita, valor = n.valor, detalhe = n.detalhe
    FROM ${FOUND} n WHERE ${SAME}
      AND (o.gravidade, o.id_visita, o.valor, o.detalhe) IS DISTINCT FROM (n.gravidade, n.id_visita, n.valor, n.detalhe)`.execute(
    trx,
  );
  await sql`INSERT INTO resumo.achado (cod_propriedade, regra, chave, gravidade, id_visita, valor, detalhe, desde_versao, desde)
    SELECT n.cod_propriedade, n.regra, n.chave, n.gravidade, n.id_visita, n.valor, n.detalhe, ${versao}::bigint, current_date
    FROM ${FOUND} n WHERE NOT EXISTS (SELECT FROM resumo.achado o WHERE ${SAME})
    ORDER BY n.regra, n.cod_propriedade, n.chave`.execute(trx);
  await sql`ANALYZE resumo.achado`.execute(trx);
}

async function examine(trx: Db): Promise<void> {
  await sql`DELETE FROM resumo.exame`.execute(trx);
  await sql`INSERT INTO resumo.exame (
      cod_propriedade, propriedades, ativas, com_ponto, contornos, checkins_com_lugar, checkins_com_tecnico, com_produtor, com_ciclo, lancamentos
    ) SELECT cod_propriedade, propriedades, ativas, com_ponto, contornos, checkins_com_lugar, checkins_com_tecnico, com_produtor, com_ciclo, lancamentos
    FROM programa.exame`.execute(trx);
  await sql`ANALYZE resumo.exame`.execute(trx);
}

/** A line for each rule, state and supervisor, findings or not: a rule that finds nothing any more is told too. */
async function writeTrend(trx: Db, versao: number): Promise<void> {
  await sql`
    WITH regra (regra, visao, gravidade, exame) AS (VALUES ${RULES}), lugar AS (
      SELECT p.cod_propriedade, p.uf, coalesce(p.cpf_supervisor, '') AS cpf_supervisor FROM programa.propriedade p
    ), examinado AS (
      SELECT l.uf, l.cpf_supervisor, c.exame, sum(c.quantos) AS quantos
      FROM resumo.exame e
      JOIN lugar l ON l.cod_propriedade = e.cod_propriedade
      CROSS JOIN LATERAL (VALUES
        ('propriedades', e.propriedades), ('ativas', e.ativas), ('com_ponto', e.com_ponto), ('contornos', e.contornos),
        ('checkins_com_lugar', e.checkins_com_lugar), ('checkins_com_tecnico', e.checkins_com_tecnico), ('com_produtor', e.com_produtor), ('com_ciclo', e.com_ciclo), ('lancamentos', e.lancamentos)
      ) c (exame, quantos)
      GROUP BY l.uf, l.cpf_supervisor, c.exame
    ), achado AS (
      SELECT a.regra, l.uf, l.cpf_supervisor, count(*) AS quantos,
        count(*) FILTER (WHERE a.desde_versao = ${versao}::bigint) AS novos
      FROM resumo.achado a JOIN lugar l ON l.cod_propriedade = a.cod_propriedade
      GROUP BY a.regra, l.uf, l.cpf_supervisor
    ), sumido AS (
      SELECT s.regra, l.uf, l.cpf_supervisor, count(*) AS quantos
      FROM ${GONE} s JOIN lugar l ON l.cod_propriedade = s.cod_propriedade
      GROUP BY s.regra, l.uf, l.cpf_supervisor
    )
    INSERT INTO portal.qualidade (
      versao, regra, uf, cpf_supervisor, gravidade, carga, limiar, examinados, achados, novos, resolvidos
    )
    SELECT ${versao}::bigint, r.regra, e.uf, e.cpf_supervisor, r.gravidade, current_date,
      coalesce((SELECT m.checksum FROM portal.migracao m WHERE m.nome = r.visao), ''),
      e.quantos, coalesce(a.quantos, 0), coalesce(a.novos, 0), coalesce(s.quantos, 0)
    FROM regra r
    JOIN examinado e ON e.exame = r.exame
    LEFT JOIN achado a ON a.regra = r.regra AND a.uf = e.uf AND a.cpf_supervisor = e.cpf_supervisor
    LEFT JOIN sumido s ON s.regra = r.regra AND s.uf = e.uf AND s.cpf_supervisor = e.cpf_supervisor`.execute(
    trx,
  );
}

/** What was taken on and is found no more has gone; what had gone and is found again has come back. */
async function followUp(trx: Db, versao: number): Promise<void> {
  const there = sql`EXISTS (
    SELECT FROM resumo.achado n WHERE n.regra = o.regra AND n.cod_propriedade = o.cod_propriedade AND n.chave = o.chave
  )`;
  await sql`UPDATE portal.tratamento o SET sumiu_versao = NULL, voltou_versao = ${versao}::bigint
    WHERE o.sumiu_versao IS NOT NULL AND ${there}`.execute(trx);
  await sql`UPDATE portal.tratamento o SET sumiu_versao = ${versao}::bigint
    WHERE o.sumiu_versao IS NULL AND NOT ${there}`.execute(trx);
}
