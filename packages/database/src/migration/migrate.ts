import { sql, type Kysely, type Transaction } from 'kysely';
import type { DatabaseAccess } from '../connect.ts';
import type { Database } from '../generated/tables.ts';
import { checkLetters } from './letters.ts';
import { readMigrations, readViews, type SqlFile } from './migrations.ts';
import { pastDeadlocks } from './past-deadlocks.ts';

/** What `migrate` has done, for the start-up log. */
export interface MigrationReport {
  readonly applied: readonly string[];
  readonly views: readonly string[];
}

/** The database and the program's migrations do not belong together. */
export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict';
}

/** 'fonte' in ASCII: one key for all processes that migrate. */
const LOCK_KEY = 0x66_6f_6e_74;

const JOURNAL = `
create schema if not exists portal;
create table if not exists portal.migracao (
  nome text primary key,
  checksum text not null,
  aplicada_em timestamptz not null default now()
);
comment on table portal.migracao is 'Migrações e visões aplicadas a este banco';
comment on column portal.migracao.nome is 'Nome do arquivo; visões começam com views/';
comment on column portal.migracao.checksum is 'SHA-256 do texto aplicado';
comment on column portal.migracao.aplicada_em is 'Momento da aplicação';
`;

/**
 * Brings the database to the schema of this program: new migrations in order, each in a transaction, then the views if one of them or a table has
 * changed. Processes that start together wait for each other. Without time limit. Errors: `MigrationConflict` for a migration changed after it was
 * applied, or one that this program does not know; `OtherLetters`; the database's own for a statement that fails, whose migration then leaves nothing.
 */
export async function migrate(
  access: DatabaseAccess,
  progress: (name: string) => void = () => {},
): Promise<MigrationReport> {
  const [migrations, views] = await Promise.all([readMigrations(), readViews()]);
  return access
    .within({ timeoutMs: 0 })
    .connection()
    .execute(async (db) => {
      await checkLetters(db);
      await sql`select pg_advisory_lock(${LOCK_KEY})`.execute(db);
      try {
        // Not where it is already: a database that only reads, with nothing left to do, is as good as any.
        if (!(await hasJournal(db))) await sql.raw(JOURNAL).execute(db);
        const known = await readJournal(db);
        const pending = pendingOf(migrations, known);
        for (const migration of pending) {
          progress(migration.name);
          // oxlint-disable-next-line no-await-in-loop -- in order
          await pastDeadlocks(() => db.transaction().execute((trx) => apply(trx, migration)));
        }
        const stale = pending.length > 0 || viewsDiffer(views, known);
        if (stale)
          await pastDeadlocks(() => db.transaction().execute((trx) => recreateViews(trx, views, progress)));
        return { applied: pending.map(nameOf), views: stale ? views.map(nameOf) : [] };
      } finally {
        await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(db);
      }
    });
}

/**
 * That the database has no migration of a newer program: this one would fill what it does not know as it was, or not at all. Asked in the transaction that fills it, at its end, where a
 * migration that ran meanwhile is seen. Errors: `MigrationConflict`.
 */
export async function demandKnown(trx: Kysely<Database>): Promise<void> {
  pendingOf(await readMigrations(), await readJournal(trx));
}

const nameOf = ({ name }: SqlFile): string => name;

async function hasJournal(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('portal.migracao') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

async function readJournal(db: Kysely<Database>): Promise<Map<string, string>> {
  const { rows } = await sql<{
    nome: string;
    checksum: string;
  }>`select nome, checksum from portal.migracao`.execute(db);
  return new Map(rows.map(({ nome, checksum }) => [nome, checksum]));
}

function pendingOf(migrations: readonly SqlFile[], known: ReadonlyMap<string, string>): SqlFile[] {
  const names = new Set(migrations.map(nameOf));
  const foreign = [...known.keys()].find((name) => !name.startsWith('views/') && !names.has(name));
  if (foreign)
    throw new MigrationConflict(
      `The database has migration ${foreign}, which this program does not know: it belongs to a newer one`,
    );
  const changed = migrations.find(({ name, checksum }) => known.has(name) && known.get(name) !== checksum);
  if (changed)
    throw new MigrationConflict(
      `Migration ${changed.name} was changed after it was applied: write a new one instead`,
    );
  const pending = migrations.filter(({ name }) => !known.has(name));
  const skipped = migrations.find(({ name }) => known.has(name) && name > (pending[0]?.name ?? name));
  if (skipped)
    throw new MigrationConflict(
      `Migration ${pending[0]?.name} comes before ${skipped.name}, which is already applied`,
    );
  return pending;
}

function viewsDiffer(views: readonly SqlFile[], known: ReadonlyMap<string, string>): boolean {
  const recorded = [...known].filter(([name]) => name.startsWith('views/'));
  return recorded.length !== views.length || views.some(({ name, checksum }) => known.get(name) !== checksum);
}

async function apply(trx: Transaction<Database>, { name, text, checksum }: SqlFile): Promise<void> {
  await sql.raw(text).execute(trx);
  await sql`insert into portal.migracao (nome, checksum) values (${name}, ${checksum})`.execute(trx);
}

async function recreateViews(
  trx: Transaction<Database>,
  views: readonly SqlFile[],
  progress: (name: string) => void,
): Promise<void> {
  await dropViews(trx);
  await sql`delete from portal.migracao where nome like 'views/%'`.execute(trx);
  let waiting = [...views];
  while (waiting.length > 0) {
    const failed: { view: SqlFile; error: unknown }[] = [];
    for (const view of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one may need another
      const error = await tryView(trx, view);
      if (error) failed.push({ view, error });
      else progress(view.name);
    }
    if (failed.length === waiting.length) throw failed[0]?.error;
    waiting = failed.map(({ view }) => view);
  }
  await asTheirReaders(trx);
}

/** Views read as whoever asks them and not as their owner, whom no row policy holds for. */
async function asTheirReaders(trx: Transaction<Database>): Promise<void> {
  await sql`do $$
    declare visao text;
    begin
      for visao in select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'v' and n.nspname in ('geo', 'programa', 'camada', 'portal', 'resumo')
      loop execute 'alter view ' || visao || ' set (security_invoker = true)'; end loop;
    end $$`.execute(trx);
}

/** Creates a view, or gives the error when it needs one that does not exist yet. */
async function tryView(trx: Transaction<Database>, view: SqlFile): Promise<unknown> {
  await sql`savepoint view`.execute(trx);
  try {
    await apply(trx, view);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error;
    await sql`rollback to savepoint view`.execute(trx);
    return error;
  }
}

/** Drops our views, ordinary and materialised, found by the journal's schemas; extensions' views are elsewhere. */
async function dropViews(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop %s if exists %I.%I cascade', case c.relkind when 'm' then 'materialized view' else 'view' end, n.nspname, c.relname) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('v', 'm') and n.nspname in ('geo', 'programa', 'camada', 'portal', 'resumo')`.execute(
    trx,
  );
  for (const { statement } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql.raw(statement).execute(trx);
  }
}
