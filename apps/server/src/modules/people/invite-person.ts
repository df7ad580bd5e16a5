import { profileName, profileOfId, PROFILES } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { SharedPace } from '../../platform/identity/shared-pace.ts';
import { recordAccess } from '../../platform/trail/audit.ts';
import { fail, type App, type Call } from '../../platform/index.ts';
import {
  insertAccount,
  INVITATION_MINUTES,
  invitationMail,
  newPasswordLink,
  NO_PASSWORD,
} from '../auth/index.ts';
import { checkedAccess, writeAccess, type AskedAccess } from './given-access.ts';
import { lockedAccount } from './locked-account.ts';

type Db = Kysely<Database>;

/** Mails to strangers that one person may cause in an hour. */
const INVITATIONS_AN_HOUR = 60;

/** Counts the invitations of a person. */
export const invitationPace = (app: App): SharedPace =>
  new SharedPace(app, 'invitation', INVITATIONS_AN_HOUR, 3_600);

const slowly = ({ session }: Call, pace: SharedPace): Promise<void> => pace.pass(String(session.idUsuario));

/**
 * Makes an account with profile and uf, and mails the address with which its owner chooses a password; until then nobody signs in with it, and nobody waits as Consulta
 * Pública for an administrator. Errors: those of `checkedAccess`, `emailTaken`, `tooManyCalls`.
 */
export async function invitePerson(
  call: Call<unknown, unknown, AskedAccess & { nome: string; email: string }>,
  pace: SharedPace,
): Promise<{ created: true; id: number }> {
  await slowly(call, pace);
  const { nome, email } = call.body;
  return call.app.database.db.transaction().execute(async (trx) => {
    const given = await checkedAccess(trx, call, call.body, null);
    const id = await insertAccount(trx, {
      nome: nome.trim(),
      email,
      cpf: null,
      senha: NO_PASSWORD,
      profile: given.profiles[0],
      convidado_em: sql<Date>`now()`,
    });
    if (id === undefined) return fail('emailTaken', { email });
    await writeAccess(trx, id, given);
    await sendInvitation(trx, call, {
      id_usuario: id,
      nome,
      email,
      id_perfil: PROFILES[given.profiles[0]].id,
    });
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: 'convite',
      endereco: call.request.ip,
      detalhe: { usuario: id, perfis: [...given.profiles], uf: given.uf },
    });
    return { created: true, id };
  });
}

/** Sends an invitation once more; the address of the former mail is worth nothing any more. Errors: those of `lockedAccount`, `notInvited`, `tooManyCalls`. */
export async function invitePersonAgain(
  call: Call<{ id: number }>,
  pace: SharedPace,
): Promise<{ sent: true }> {
  await slowly(call, pace);
  const { id } = call.params;
  await call.app.database.db.transaction().execute(async (trx) => {
    const { row } = await lockedAccount(trx, call, id);
    if (row.confirmado_em !== null || row.convidado_em === null) fail('notInvited');
    await sendInvitation(trx, call, row);
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: 'convite',
      endereco: call.request.ip,
      detalhe: { usuario: id, deNovo: true },
    });
  });
  return { sent: true };
}

interface Invited {
  readonly id_usuario: number;
  readonly nome: string;
  readonly email: string;
  readonly id_perfil: number;
}

async function sendInvitation(trx: Db, { app }: Call, person: Invited): Promise<void> {
  const profile = profileOfId(person.id_perfil);
  const name = profile === undefined ? '' : profileName(profile, app.settings.PRODUCT_NAME);
  await newPasswordLink(
    trx,
    app,
    person.id_usuario,
    (addressed, code) => invitationMail(addressed, person, name, code),
    { minutes: INVITATION_MINUTES, always: true },
  );
}
