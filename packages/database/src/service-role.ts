import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './generated/tables.ts';
import { WALL_ROLES } from './wall.ts';

/** Schemas that only imports and migrations write. */
const READ = ['geo', 'programa', 'camada', 'resumo'] as const;
/** Tables of `portal` that the service reads and others write, and what it may do beside reading where that is not everything. */
const NARROW: Readonly<Record<string, readonly ('insert' | 'delete')[]>> = {
  // Lines are added; they leave by portal.podar_acesso alone (migration 0024).
  acesso: ['insert'],
  // Who was anonymised is written by the owner, in the transaction that does it.
  anonimizado: [],
  anonimizado_sal: [],
  diferenca: ['delete'],
  // A closing is added and stays (migration 0049).
  fechamento: ['insert'],
  importacao: [],
  migracao: [],
  pessoa_anonimizada: [],
  pessoa_de_volta: [],
  qualidade: [],
  versao: [],
};

/**
 * Gives the role that the service runs as exactly what it needs: to read the programme, to read and write what the application keeps, to add to the audit;
 * no DDL. Run by the owner of the schema after each migration; what the owner makes later is readable by itself. Errors: the database's own.
 */
export async function grantService(owner: Kysely<Database>, role: string): Promise<void> {
  const to = sql.id(role);
  await owner.transaction().execute(async (trx) => {
    const run = async (statement: ReturnType<typeof sql>): Promise<void> =>
      void (await statement.execute(trx));
    for (const schema of [...READ, 'portal']) {
      // oxlint-disable no-await-in-loop -- one transaction
      await run(sql`revoke all on schema ${sql.id(schema)} from ${to}`);
      await run(sql`revoke all on all tables in schema ${sql.id(schema)} from ${to}`);
      await run(sql`grant usage on schema ${sql.id(schema)} to ${to}`);
      await run(sql`grant select on all tables in schema ${sql.id(schema)} to ${to}`);
      await run(sql`alter default privileges in schema ${sql.id(schema)} grant select on tables to ${to}`);
    }
    await run(sql`grant insert, update, delete on all tables in schema portal to ${to}`);
    for (const [table, more] of Object.entries(NARROW)) {
      const name = sql.table(`portal.${table}`);
      await run(sql`revoke insert, update, delete on ${name} from ${to}`);
      for (const one of more) await run(sql`grant ${sql.raw(one)} on ${name} to ${to}`);
      // oxlint-enable no-await-in-loop
    }
    // Whoever reads it could try all CPFs against the codes.
    await run(sql`revoke select on portal.anonimizado_sal from ${to}`);
    // And with this one, who a dot or a deviating sum is of: imports draw by it, as the owner (migrations 0114 and 0117).
    await run(sql`revoke select on resumo.acaso, resumo.saida_divulgada from ${to}`);
    await run(sql`grant execute on function portal.podar_acesso(integer, integer) to ${to}`);
    await run(sql`grant execute on function portal.podar_importacao(integer, integer) to ${to}`);
    await letBecomeReaders(trx, role);
  });
}

/**
 * Lets the service become each of the roles that figures are read as (migration 0056), without being all of them at once: their policies would then
 * hold for its own work too. Errors: a service role that inherits, on PostgreSQL 15, of an owner who may not change that.
 */
async function letBecomeReaders(trx: Transaction<Database>, role: string): Promise<void> {
  const { rows } = await sql<{ inherits: boolean; apart: boolean }>`
    select rolinherit as inherits, current_setting('server_version_num')::int >= 160000 as apart
    from pg_roles where rolname = ${role} and not rolsuper`.execute(trx);
  const [service] = rows;
  if (!service) return;
  if (service.inherits && !service.apart) await sql`alter role ${sql.id(role)} noinherit`.execute(trx);
  const readers = sql.join(WALL_ROLES.map((one) => sql.id(one)));
  const apart = service.apart ? sql` with inherit false, set true` : sql``;
  await sql`grant ${readers} to ${sql.id(role)}${apart}`.execute(trx);
}

/** The role of a connection, and whether it owns the schema, so that it could change it. */
export async function roleOf(db: Kysely<Database>): Promise<{ role: string; owns: boolean }> {
  const { rows } = await sql<{ role: string; owns: boolean }>`
    select current_user::text as role,
      coalesce((select pg_has_role(current_user, nspowner, 'MEMBER') from pg_namespace where nspname = 'portal'), true) as owns
  `.execute(db);
  return rows[0] ?? { role: '', owns: true };
}
