import { profileName } from '@fonte/contracts';
import type { OwnAccount } from '@fonte/contracts/routes/account';
import { maskCpf } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { Call } from '../../../platform/index.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { accountOfId } from '../store.ts';

/** The caller's own account; with the sign-in before this session's, so that a stranger's would be noticed. */
export async function readAccount(call: Call): Promise<OwnAccount> {
  const { app, db, session } = call;
  const account = await accountOfId(db, session.idUsuario);
  const before = await db
    .selectFrom('portal.acesso')
    .where('id_usuario', '=', session.idUsuario)
    .where('acao', '=', 'entrar')
    .where((eb) =>
      eb(
        'quando',
        '<',
        eb
          .selectFrom('portal.sessao')
          .where('token', '=', session.token)
          .select('criada_em')
          .$castTo<string>(),
      ),
    )
    .orderBy('quando', 'desc')
    .limit(1)
    .select(['quando', 'endereco'])
    .executeTakeFirst();
  const waiting = await db
    .selectFrom('portal.troca_email')
    .where('id_usuario', '=', session.idUsuario)
    .where(sql<boolean>`expira_em > now()`)
    .select('email')
    .executeTakeFirst();
  return {
    nome: account.nome,
    email: account.email,
    cpf: account.cpf === null ? null : maskCpf(account.cpf),
    perfil: session.profile === null ? '' : profileName(session.profile, app.settings.PRODUCT_NAME),
    uf: session.uf,
    data_cadastro: account.data_cadastro,
    entrada_anterior: before ?? null,
    email_novo: waiting?.email ?? null,
  };
}

/** Writes another name for the caller. */
export async function changeName(call: Call<unknown, unknown, { nome: string }>): Promise<OwnAccount> {
  const { session } = call;
  await call.app.database.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('portal.usuario')
      .set({ nome: call.body.nome.trim() })
      .where('id_usuario', '=', session.idUsuario)
      .execute();
    await recordAccess(trx, session, { acao: 'alterar', alvo: 'nome', endereco: call.request.ip });
  });
  return readAccount(call);
}
