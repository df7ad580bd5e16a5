import { ENDED_KEYS_KEPT, KEY_SCOPES, KEYS_AT_ONCE, type KeyScope } from '@fonte/contracts/program-keys';
import type { ProgramKey } from '@fonte/contracts/routes/account';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { newProgramKey } from '../../../platform/identity/program-keys.ts';
import { hasFactor, needsFactor, demonstrates } from '../../../platform/identity/second-factor.ts';
import { fail, type App, type Call } from '../../../platform/index.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { keyMadeMail } from '../mails.ts';
import { provePassword } from '../session/prove-password.ts';

type Db = Kysely<Database>;

const lives = sql<boolean>`(revogada_em is null and expira_em > now())`;

/** The caller's own keys, those that count first, then the newest first. */
export const ownKeys = (call: Call): Promise<ProgramKey[]> => keysOf(call.app, call.db, call);

async function keysOf(app: App, db: Db, { session }: Call): Promise<ProgramKey[]> {
  const rows = await db
    .selectFrom('portal.chave_programa as k')
    .innerJoin('portal.usuario as u', 'u.id_usuario', 'k.id_usuario')
    .where('k.id_usuario', '=', session.idUsuario)
    .select(['k.id_chave', 'k.nome', 'k.inicio', 'k.escopos', 'k.criada_em', 'k.expira_em'])
    .select(['k.usada_em', 'k.usada_de', 'k.com_fator', 'k.revogada_em', lives.as('lives')])
    .select([hasFactor.as('has'), demonstrates(app.settings).as('demonstration')])
    .orderBy(lives, 'desc')
    .orderBy('k.criada_em', 'desc')
    .orderBy('k.id_chave', 'desc')
    .execute();
  return rows.map(
    ({ id_chave: id, escopos, com_fator, revogada_em, lives: on, has, demonstration, ...row }) => {
      const asks = has || needsFactor(app.settings, demonstration, session.profile);
      const open = !asks || (has && com_fator) ? 'vale' : 'semFator';
      return {
        id,
        ...row,
        escopos: KEY_SCOPES.filter((scope) => escopos.includes(scope)),
        situacao: on ? open : revogada_em === null ? 'vencida' : 'revogada',
      };
    },
  );
}

/**
 * Makes a key, told this once: with the password, so that a screen left open makes none, and with the second factor where the account has one, since a session that owes it comes to no
 * such call. The owner is told by mail. Errors: those of `provePassword`, `keyLimit`.
 */
export async function makeKey(
  call: Call<unknown, unknown, { nome: string; escopos: KeyScope[]; dias: number; atual: string }>,
): Promise<{ chave: string; chaves: ProgramKey[] }> {
  const { app, body, request, session } = call;
  const account = await provePassword(call, body.atual);
  const { chave, inicio, segredo } = newProgramKey();
  const escopos = KEY_SCOPES.filter((scope) => body.escopos.includes(scope));
  const chaves = await app.database.db.transaction().execute(async (trx) => {
    // Of two at the same moment the second counts the first.
    const of = trx.selectFrom('portal.usuario').where('id_usuario', '=', session.idUsuario);
    await of.select('id_usuario').forUpdate().execute();
    const standing = trx.selectFrom('portal.chave_programa').where('id_usuario', '=', session.idUsuario);
    const living = await standing.where(lives).select('id_chave').execute();
    if (living.length >= KEYS_AT_ONCE) fail('keyLimit', { limit: KEYS_AT_ONCE });
    await forgetEnded(trx, session.idUsuario);
    const { id_chave } = await trx
      .insertInto('portal.chave_programa')
      .values({
        id_usuario: session.idUsuario,
        nome: body.nome,
        inicio,
        segredo,
        escopos,
        com_fator: session.factorAt !== null,
        expira_em: sql<string>`now() + make_interval(days => ${body.dias}::integer)`,
      })
      .returning('id_chave')
      .executeTakeFirstOrThrow();
    const detalhe = { mudanca: 'criacao', chave: id_chave, escopos, dias: body.dias };
    await recordAccess(trx, session, { acao: 'alterar', alvo: 'chave', endereco: request.ip, detalhe });
    await queueMail(app, trx, keyMadeMail(app, account, body.nome, body.escopos));
    return keysOf(app, trx, call);
  });
  return { chave, chaves };
}

/** Ends one of the caller's keys at once; somebody else's number ends nothing. Gives those that are left. */
export async function revokeKey(call: Call<unknown, unknown, { id: number }>): Promise<ProgramKey[]> {
  const { app, body, request, session } = call;
  return app.database.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('portal.chave_programa')
      .set({ revogada_em: sql`now()`, expira_em: sql`now()` })
      .where('id_chave', '=', body.id)
      .where('id_usuario', '=', session.idUsuario)
      .where(lives)
      .returning('id_chave')
      .execute();
    const detalhe = { mudanca: 'revogacao', chave: body.id };
    if (ended.length > 0)
      await recordAccess(trx, session, { acao: 'alterar', alvo: 'chave', endereco: request.ip, detalhe });
    return keysOf(app, trx, call);
  });
}

/** Whoever makes and revokes keys all day fills no table: of those that have ended the newest stay. */
async function forgetEnded(trx: Db, idUsuario: number): Promise<void> {
  const ended = trx
    .selectFrom('portal.chave_programa')
    .where('id_usuario', '=', idUsuario)
    .where(sql<boolean>`not ${lives}`)
    .orderBy('expira_em', 'desc')
    .orderBy('id_chave', 'desc')
    .offset(ENDED_KEYS_KEPT - 1);
  await trx.deleteFrom('portal.chave_programa').where('id_chave', 'in', ended.select('id_chave')).execute();
}
