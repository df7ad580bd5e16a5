import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** Marks what a run made, by which it is taken away again. */
const MARK = 'bench.parede';

/** A load's changes, three of each property, and two photos of each; the same in every run. Gives the day and the version. */
export async function makeStores(db: Kysely<Database>): Promise<{ date: string; versao: number }> {
  await forgetStores(db);
  const date = '2025-06-02';
  await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
    select (select max(versao) from portal.versao), t, ${MARK}::text || row_number() over (), 'id', 'UPDATE', ${date}::date, p.cod_propriedade,
      '[{"key": "area_total", "oldValue": "10", "value": "11"}]'
    from programa.propriedade p cross join unnest(array['propriedade', 'visita', 'geometria']) t`.execute(db);
  // One in five hundred went.
  await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
    select (select max(versao) from portal.versao), 'propriedade', ${MARK}::text || cod_propriedade, 'id', 'REMOVE', ${date}::date, cod_propriedade,
      jsonb_build_object('uf', uf, 'cpf_supervisor', cpf_supervisor, 'cpf_tecnico', cpf_tecnico)
    from (select *, row_number() over (order by cod_propriedade) as n from programa.propriedade) p where n % 500 = 0`.execute(
    db,
  );
  await sql`insert into portal.arquivo (cod_propriedade, tipo, nome, chave, media_type, bytes, sha256, descricao)
    select p.cod_propriedade, 'photo', ${MARK}::text, md5(p.cod_propriedade || n), 'image/jpeg', 5, md5(p.cod_propriedade) || md5(n::text), 'Foto'
    from programa.propriedade p cross join generate_series(1, 2) n`.execute(db);
  await sql`analyze portal.diferenca, portal.arquivo`.execute(db);
  const { rows } = await sql<{ versao: number }>`select max(versao) as versao from portal.versao`.execute(db);
  return { date, versao: rows[0]!.versao };
}

export async function forgetStores(db: Kysely<Database>): Promise<void> {
  await sql`delete from portal.diferenca where key like ${`${MARK}%`}`.execute(db);
  await sql`delete from portal.arquivo where nome = ${MARK}`.execute(db);
}
