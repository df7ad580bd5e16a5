import { ALL_PROFILES, PROFILES, STATES } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** Marks what a run made, by which it is taken away again. */
const MARK = 'bench.lot.';
const FIRST_NAMES = ['Ana', 'João', 'Conceição', 'Luís', 'Márcia', 'Antônio', 'Íris', 'Zélia'];
const LAST_NAMES = [
  'Araújo',
  'Souza',
  'Gonçalves',
  'Lima',
  'Muñoz',
  'Pereira',
  'Ávila',
  'Teixeira',
  'Xavier',
];
const IDS = ALL_PROFILES.filter((one) => one !== 'administrador').map((one) => PROFILES[one].id);

/** Accounts of all profiles but Administrador, in the programme's states, some blocked, invited or never used; the same in every run. Gives their e-mails. */
export async function makeAccounts(db: Kysely<Database>, many: number): Promise<string[]> {
  await forgetAccounts(db);
  const { rows } = await sql<{ email: string }>`
    insert into portal.usuario (nome, email, senha, id_perfil, uf, data_cadastro, ultimo_acesso, confirmado_em, convidado_em, bloqueado_em)
    select
      (${FIRST_NAMES}::text[])[1 + n % ${FIRST_NAMES.length}] || ' ' || (${LAST_NAMES}::text[])[1 + n / 8 % ${LAST_NAMES.length}] || ' ' || n,
      ${MARK}::text || n || '@example',
      '!',
      (${IDS}::int[])[1 + n % ${IDS.length}],
      case when n % 3 = 0 then null else (${[...STATES]}::text[])[1 + n % ${STATES.length}] end,
      timestamptz '2025-01-01' + n * interval '17 minutes',
      case when n % 7 = 0 then null else timestamptz '2026-01-01' + n * 7919 % 450000 * interval '1 minute' end,
      case when n % 11 = 0 then null else timestamptz '2025-06-01' end,
      case when n % 11 = 0 then timestamptz '2025-06-01' end,
      case when n % 13 = 0 then timestamptz '2026-06-01' end
    from generate_series(1, ${many}::int) n
    returning email`.execute(db);
  await sql`insert into portal.usuario_perfil (id_usuario, id_perfil)
    select id_usuario, id_perfil from portal.usuario where email like ${`${MARK}%`}`.execute(db);
  await sql`analyze portal.usuario, portal.usuario_perfil`.execute(db);
  return rows.map(({ email }) => email);
}

/** Takes away the accounts of a run, and what was written to them. */
export async function forgetAccounts(db: Kysely<Database>): Promise<void> {
  await forgetMails(db);
  await db.deleteFrom('portal.notificacao').where('nome', 'like', `${MARK}%`).execute();
  await db.deleteFrom('portal.usuario').where('email', 'like', `${MARK}%`).execute();
}

/** A notification of a week's figures to these; gives its number. */
export async function makeNotification(
  db: Kysely<Database>,
  emails: readonly string[],
  by: number,
): Promise<number> {
  const { id_notificacao: id } = await db
    .insertInto('portal.notificacao')
    .values({ nome: `${MARK}${by}`, resumo: 'semanal', criada_por: by })
    .returning('id_notificacao')
    .executeTakeFirstOrThrow();
  await sql`insert into portal.notificacao_destino (id_notificacao, email)
    select ${id}::bigint, unnest(${emails}::text[])`.execute(db);
  return id;
}

/** Takes what waits to be sent off the queue, and the mails with it. */
export async function forgetMails(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('portal.tarefa').where('tipo', 'in', ['notify.deliver', 'mail.send']).execute();
  await db.deleteFrom('portal.entrega').where('email', 'like', `${MARK}%`).execute();
  await db.deleteFrom('portal.email').where('destinatario', 'like', `${MARK}%`).execute();
}
