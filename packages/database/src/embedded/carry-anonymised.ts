import type { ClientBase } from 'pg';

/** Who was anonymised, as the database knows it (migration 0051): nothing that says who it was but codes, which the same database alone can make again. */
export interface Anonymised {
  readonly sal: string;
  readonly pessoas: readonly { readonly id_pessoa: number; readonly anonimizada_em: string }[];
  readonly codigos: readonly unknown[];
}

/** Those whom loads would bring again. Errors: the database's own; one of before migration 0051. */
export async function anonymisedIn(client: ClientBase): Promise<Anonymised> {
  const { rows } = await client.query<Anonymised>(`
    select (select sal from portal.anonimizado_sal) as sal,
      (select coalesce(jsonb_agg(to_jsonb(p) order by id_pessoa), '[]') from portal.pessoa_anonimizada p
        where exists (select from portal.anonimizado a where a.id_pessoa = p.id_pessoa)) as pessoas,
      (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from portal.anonimizado a) as codigos`);
  return rows[0]!;
}

const NAMES_OF_THOSE = `
  with codes as (select tipo, codigo from portal.anonimizado where id_pessoa = any($1::bigint[]))
  select distinct r.nome from (
    select nome, cpf, id_produtor::text as produtor from programa.produtor
    union all select nome, cpf, null from programa.tecnico
    union all select nome, cpf, null from programa.supervisor
    union all select nome, case when cpf_conferido then cpf end, null from portal.usuario
  ) r
  where (('cpf', portal.codigo_anonimo('cpf', r.cpf)) in (select tipo, codigo from codes)
    or ('produtor', portal.codigo_anonimo('produtor', r.produtor)) in (select tipo, codigo from codes)
    or ('nome', portal.codigo_anonimo('nome', array_to_string(portal.palavras_de(r.nome), ' '))) in (select tipo, codigo from codes))
    and r.nome !~ '^Pessoa removida [0-9]+$'
  order by 1`;

/**
 * Tells an older copy of the same database who was anonymised since, so that no load brings them again, and gives what those are called whom the copy has back. Null where
 * the copy is another database's, or its own numbers mean others: then nothing is written. Errors: the database's own; a copy of before migration 0051.
 */
export async function carryAnonymised(
  client: ClientBase,
  gone: Anonymised,
): Promise<readonly string[] | null> {
  const there = await anonymisedIn(client);
  if (there.sal !== gone.sal) return null;
  const known = new Map(there.pessoas.map(({ id_pessoa, anonimizada_em }) => [id_pessoa, anonimizada_em]));
  const later = gone.pessoas.filter(({ id_pessoa }) => !known.has(id_pessoa));
  const same = gone.pessoas.every(
    ({ id_pessoa, anonimizada_em }) => (known.get(id_pessoa) ?? anonimizada_em) === anonimizada_em,
  );
  if (!same) return null;
  if (later.length === 0) return [];
  const ids = later.map(({ id_pessoa }) => id_pessoa);
  await client.query('begin');
  try {
    await client.query(
      `insert into portal.pessoa_anonimizada overriding system value
        select p.* from jsonb_populate_recordset(null::portal.pessoa_anonimizada, $1::jsonb) p`,
      [JSON.stringify(later)],
    );
    await client.query(
      `insert into portal.anonimizado
        select a.* from jsonb_populate_recordset(null::portal.anonimizado, $1::jsonb) a where a.id_pessoa = any($2::bigint[])
        on conflict do nothing`,
      [JSON.stringify(gone.codigos), ids],
    );
    await client.query(
      `select setval(pg_get_serial_sequence('portal.pessoa_anonimizada', 'id_pessoa'), (select max(id_pessoa) from portal.pessoa_anonimizada))`,
    );
    const { rows } = await client.query<{ nome: string }>(NAMES_OF_THOSE, [ids]);
    await client.query('commit');
    return rows.map(({ nome }) => nome);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
