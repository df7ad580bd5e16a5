import type { ClientBase } from 'pg';

/** One row that was written, as text, lest numbers lose their last digits on the way. */
export interface Change {
  readonly n: number;
  /** 'schema.table', quoted where needed. */
  readonly tabela: string;
  readonly antes: string | null;
  readonly depois: string | null;
}

const SCHEMA = 'espera';

/** Notes every row written to the portal's own tables from here on. Not an unlogged table: a worker that is ended at a time limit would empty it. */
const START = `
create schema ${SCHEMA};
create table ${SCHEMA}.mudanca (
  n bigint generated always as identity primary key, tabela text not null, antes text, depois text
);
create function ${SCHEMA}.anotar() returns trigger language plpgsql as $$
begin
  insert into ${SCHEMA}.mudanca (tabela, antes, depois) values (
    format('%I.%I', tg_table_schema, tg_table_name),
    case when tg_op <> 'INSERT' then to_jsonb(old)::text end,
    case when tg_op <> 'DELETE' then to_jsonb(new)::text end
  );
  return null;
end $$;
do $$
declare written record;
begin
  for written in
    select c.oid::regclass as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'portal'::regnamespace
  loop
    execute format(
      'create trigger zz_espera after insert or update or delete on %s for each row execute function ${SCHEMA}.anotar()',
      written.name
    );
  end loop;
end $$;
`;

/** Begins to note changes; what an earlier process has noted is forgotten. */
export async function startNoting(client: ClientBase): Promise<void> {
  await stopNoting(client);
  await client.query(START);
}

/** Notes no more, and forgets; also what a process that was killed has left. */
export async function stopNoting(client: ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${SCHEMA} cascade`);
}

/** The changes after the given one, oldest first, at most `limit`. */
export async function changesAfter(client: ClientBase, after: number, limit: number): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    `select n, tabela, antes, depois from ${SCHEMA}.mudanca where n > $1 order by n limit $2`,
    [after, limit],
  );
  return rows;
}

/**
 * Makes the same changes in another database, all or nothing: a row that was changed or removed goes, by its key, and the row as it became is put in.
 * Without the constraints' and triggers' own work, whose results are changes that were noted as well.
 */
export async function repeat(client: ClientBase, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const known = new Map<string, Statements>();
  await client.query('begin; set local session_replication_role = replica');
  try {
    // oxlint-disable no-await-in-loop -- in the order in which they were made
    for (const { tabela, antes, depois } of changes) {
      const statements = known.get(tabela) ?? (await statementsFor(client, tabela));
      known.set(tabela, statements);
      if (antes !== null) await client.query(statements.remove, [antes]);
      if (depois !== null) await client.query(statements.put, [depois]);
    }
    // oxlint-enable no-await-in-loop
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Numbers that one database has given out are not given out again by the other. */
export async function alignSequences(from: ClientBase, to: ClientBase): Promise<void> {
  const { rows } = await from.query<{ name: string; last: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last
     from pg_sequences where schemaname = 'portal' and last_value is not null`,
  );
  for (const { name, last } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await to.query(
      `select setval($1::text::regclass, greatest($2::bigint, coalesce(pg_sequence_last_value($1::text::regclass), 1)))`,
      [name, last],
    );
  }
}

interface Statements {
  readonly remove: string;
  readonly put: string;
}

/** Built by the database itself, which quotes its names. A table without a key finds its row by the whole of it. */
async function statementsFor(client: ClientBase, table: string): Promise<Statements> {
  const { rows } = await client.query<Statements>(
    `with named as (
       select string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
         string_agg(format('t.%1$I = a.%1$I', a.attname), ' and ' order by a.attnum)
           filter (where a.attnum = any (k.conkey)) as same
       from pg_attribute a
       left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'p'
       where a.attrelid = $1::text::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     )
     select format(
       'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, $1::jsonb)', $1::text, columns
     ) as put,
     case when same is not null
       then format('delete from %1$s t using jsonb_populate_record(null::%1$s, $1::jsonb) a where %2$s', $1::text, same)
       else format('delete from %1$s where ctid = (select ctid from %1$s t where to_jsonb(t) = $1::jsonb limit 1)', $1::text)
     end as remove
     from named`,
    [table],
  );
  return rows[0]!;
}
