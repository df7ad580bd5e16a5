import { profileName, profileOfId, type Profile } from '@fonte/contracts';
import type { updateUser } from '@fonte/contracts/routes/people';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { isDemonstration } from '../../platform/identity/demonstration.ts';
import { endSessionsOf } from '../../platform/identity/session-store.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { recordAccess } from '../../platform/trail/audit.ts';
import { fail, type Call } from '../../platform/index.ts';
import {
  accessMail,
  configures,
  forgetResets,
  grantMail,
  newPasswordLink,
  removeAccount,
} from '../auth/index.ts';
import { checkedAccess, writeAccess, type AskedAccess, type GivenAccess } from './given-access.ts';
import { keepAnAdministrator, lockedAccount, type LockedAccount } from './locked-account.ts';
import { wrongField } from './may-give.ts';

type Db = Kysely<Database>;
type Body = z.output<NonNullable<(typeof updateUser)['body']>>;

/** The field that carries the account's number under the programme's own name (third text, section 7): 'id_usuario_programa'. */
export const numberField = (product: string): string =>
  `id_usuario_${product
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')}`;

/**
 * Gives an account other profiles and uf; its sessions end with the same commit, in every process. Errors: those of `lockedAccount` and `checkedAccess`,
 * `staleVersion` with what stands now, `lastAdministrator`.
 */
export async function updatePerson(
  call: Call<{ id: number }, unknown, Body>,
): Promise<{ updated: true; versao: number }> {
  const { app, body, params } = call;
  const named = [['id_usuario', body.id_usuario], [numberField(app.settings.PRODUCT_NAME)]] as const;
  for (const [field, value = body[field]] of named)
    if (value !== undefined && value !== params.id) wrongField(field, 'Não é o número deste usuário');
  const demonstration = await isDemonstration(app);
  return app.database.db
    .transaction()
    .execute((trx) => giveAccess(trx, call, params.id, body, demonstration));
}

/** The same within a transaction, for who changes more with it. */
export async function giveAccess(
  trx: Db,
  call: Call,
  id: number,
  asked: AskedAccess & { readonly versao?: number | undefined },
  demonstration: boolean,
): Promise<{ updated: true; versao: number }> {
  const account = await lockedAccount(trx, call, id);
  const { row, shown } = account;
  if (asked.versao !== undefined && asked.versao !== row.versao)
    fail('staleVersion', { current: row.versao, edited: asked.versao }, { current: shown });
  const given = await checkedAccess(trx, call, asked, row.cpf_conferido ? row.cpf : null);
  if (!given.profiles.includes('administrador')) await keepAnAdministrator(trx, call, account);
  await writeAccess(trx, id, given);
  await endAll(trx, id);
  await recordAccess(trx, call.session, {
    acao: 'alterar',
    alvo: 'perfil',
    endereco: call.request.ip,
    detalhe: { usuario: id, perfis: [...given.profiles], uf: given.uf, antes: profilesOf(account) },
  });
  await tell(trx, call, account, given, demonstration);
  return { updated: true, versao: row.versao + 1 };
}

const profilesOf = ({ row }: LockedAccount): Profile[] =>
  [...new Set([row.id_perfil, ...(row.perfis ?? [])])].flatMap((id) => profileOfId(id) ?? []);

/** Sessions, and what was made for them. */
async function endAll(trx: Db, idUsuario: number): Promise<void> {
  await endSessionsOf(trx, idUsuario);
  await trx.deleteFrom('portal.arquivo_gerado').where('id_usuario', '=', idUsuario).execute();
}

/**
 * Tells the owner. Whoever may configure from now on, and whose e-mail nobody has confirmed, chooses a new password by a link in the mailbox (as `npm run grant` asks it):
 * who came first with somebody's address gets nothing from it. Not where people only try the portal out, without a mail server.
 */
async function tell(
  trx: Db,
  { app }: Call,
  account: LockedAccount,
  { profiles, uf }: GivenAccess,
  demonstration: boolean,
): Promise<void> {
  const { row } = account;
  const perfil = profileName(profiles[0], app.settings.PRODUCT_NAME);
  const before = profilesOf(account);
  const raised = profiles.some((one) => configures(one) && !before.includes(one));
  const invited = row.confirmado_em === null && row.convidado_em !== null;
  if (demonstration || invited) return;
  if (raised || row.confirmado_em === null)
    await newPasswordLink(
      trx,
      app,
      row.id_usuario,
      (addressed, code) => grantMail(addressed, row, perfil, code),
      {
        always: true,
      },
    );
  else await queueMail(app, trx, accessMail(app, row, perfil, uf));
}

/** Removes an account: its sessions end, its e-mail and CPF are free. Errors: those of `lockedAccount`, `lastAdministrator`. */
export async function removePerson(call: Call<{ id: number }>): Promise<{ deleted: true }> {
  const { id } = call.params;
  await call.app.database.db.transaction().execute(async (trx) => {
    const account = await lockedAccount(trx, call, id);
    await keepAnAdministrator(trx, call, account);
    await removeAccount(trx, id);
    await endAll(trx, id);
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: 'remocao',
      endereco: call.request.ip,
      detalhe: { usuario: id, antes: profilesOf(account) },
    });
  });
  return { deleted: true };
}

/** Blocks an account, or lets it sign in again. Nobody blocks the own one. Errors: those of `lockedAccount`, `lastAdministrator`, `forbidden`. */
export async function blockPerson(
  call: Call<{ id: number }, unknown, { bloquear: boolean }>,
): Promise<{ updated: true; versao: number }> {
  const { id } = call.params;
  const { bloquear } = call.body;
  if (id === call.session.idUsuario) fail('forbidden');
  return call.app.database.db.transaction().execute(async (trx) => {
    const account = await lockedAccount(trx, call, id);
    if (bloquear) await keepAnAdministrator(trx, call, account);
    await trx
      .updateTable('portal.usuario')
      .set((eb) => ({ bloqueado_em: bloquear ? sql<string>`now()` : null, versao: eb('versao', '+', 1) }))
      .where('id_usuario', '=', id)
      .execute();
    if (bloquear) {
      await endAll(trx, id);
      await forgetResets(trx, id);
    }
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: bloquear ? 'bloqueio' : 'desbloqueio',
      endereco: call.request.ip,
      detalhe: { usuario: id },
    });
    return { updated: true, versao: account.row.versao + 1 };
  });
}
