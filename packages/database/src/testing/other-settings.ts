import { sql } from 'kysely';
import { connect } from '../connect.ts';
import { StatementTimeout } from '../faults.ts';
import type { TestDatabase } from '../testing.ts';

/** What a database may have been set to, each unlike what sessions say. */
const OF_THE_DATABASE = [
  'search_path = estranho, pg_catalog, public',
  "datestyle = 'SQL, DMY'",
  "intervalstyle = 'iso_8601'",
  'extra_float_digits = -5',
  "bytea_output = 'escape'",
  'transform_null_equals = on',
  "default_transaction_isolation = 'serializable'",
  "statement_timeout = '7min'",
  "lock_timeout = '7min'",
  'quote_all_identifiers = on',
];

/** And its user, whose own settings come after the database's. */
const OF_THE_USER = [
  "timezone = 'Pacific/Auckland'",
  "datestyle = 'German'",
  'standard_conforming_strings = off',
  'array_nulls = off',
  'row_security = off',
  'gin_fuzzy_search_limit = 1',
  'session_replication_role = replica',
];

/** Functions of the same names as those that statements call. */
const STRANGE = `create schema estranho;
  create function estranho.lower(text) returns text language sql as $$ select pg_catalog.upper($1) $$;
  create function estranho.round(numeric, integer) returns numeric language sql as $$ select -1::numeric $$;
  create function estranho.st_area(public.geography) returns double precision language sql as $$ select -1::double precision $$;
  create function estranho.st_asbinary(public.geometry) returns bytea language sql as $$ select ''::bytea $$`;

/** Gives a database and its user other settings; sessions from then on (`newSessions`) have them. */
export async function giveOtherSettings({ db }: TestDatabase): Promise<void> {
  const { rows } = await sql<{ name: string; user: string }>`
    select quote_ident(current_database()) as name, quote_ident(current_user) as user`.execute(db);
  const { name, user } = rows[0]!;
  const changes = [
    ...OF_THE_DATABASE.map((setting) => `alter database ${name} set ${setting}`),
    ...OF_THE_USER.map((setting) => `alter role ${user} in database ${name} set ${setting}`),
  ];
  await sql.raw([STRANGE, ...changes].join('; ')).execute(db);
}

/**
 * The database once more in sessions that begin now. Of the embedded one the thread is ended and the next is both's; on PostgreSQL it has connections of its own,
 * which close with it.
 */
export async function newSessions(database: TestDatabase): Promise<TestDatabase> {
  const { settings } = database;
  if (settings.url !== undefined) return { ...(await connect(settings)), settings };
  await sql`select pg_sleep(5)`.execute(database.within({ timeoutMs: 50 })).catch((error: unknown) => {
    if (!(error instanceof StatementTimeout)) throw error;
  });
  return { ...database, close: async () => {} };
}
