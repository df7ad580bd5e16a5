import type { FactorState } from '@fonte/contracts/routes/factor';
import { fail, type Call } from '../../../platform/index.ts';
import { isDemonstration } from '../../../platform/identity/demonstration.ts';
import { needsFactor } from '../../../platform/identity/second-factor.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { provePassword } from '../session/prove-password.ts';
import { asksForMailedCode } from './mailed-code.ts';
import { removedMail, renamedMail, renewedMail, tellOwner } from './mails.ts';
import { passkeysWork } from './passkey.ts';
import { drawCodes } from './recovery-codes.ts';
import { factorsOf, forgetCodes, openCodes, seen, writeCodes } from './store.ts';

/** What the person has and what the session owes. Who has given but the password learns which kinds there are, and neither names nor times. */
export async function stateOf(call: Call): Promise<FactorState> {
  const { app, db, session } = call;
  const rows = (await factorsOf(db, session.idUsuario)).map(seen);
  const due = session.factorDue;
  const known = {
    exigido: due === 'enrol' || (await mustHaveOne(call)),
    chaves: passkeysWork(app),
    email: await asksForMailedCode(call),
    tipos: [...new Set(rows.map(({ tipo }) => tipo))].toSorted(),
  };
  if (due !== null)
    return { ...known, pendente: due === 'prove' ? 'provar' : 'cadastrar', fatores: [], codigos: null };
  const codes = await openCodes(db, session.idUsuario);
  return { ...known, pendente: null, fatores: rows, codigos: codes.length };
}

/** Gives a factor another name. Errors: `factorNotFound`, those of `provePassword`. */
export async function renameFactor(
  call: Call<unknown, unknown, { id: number; nome: string; atual: string }>,
): Promise<string> {
  const { app, body, session } = call;
  const account = await provePassword(call, body.atual);
  const before = await ownFactor(call, body.id);
  await app.database.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('portal.fator')
      .set({ nome: body.nome })
      .where('id_fator', '=', body.id)
      .where('id_usuario', '=', session.idUsuario)
      .execute();
    await recordAccess(trx, session, changeOf(call, 'nome', before.tipo));
    await tellOwner(app, trx, renamedMail(app, account, before.nome, body.nome));
  });
  return 'Nome gravado';
}

/**
 * Removes a factor; the other sessions end. With the last one go the recovery codes.
 * Errors: `factorNotFound`, `factorNeeded` for the last one of a person whose profile has to have one, those of `provePassword`.
 */
export async function removeFactor(
  call: Call<unknown, unknown, { id: number; atual: string }>,
): Promise<string> {
  const { app, body, session } = call;
  const account = await provePassword(call, body.atual);
  const needed = await mustHaveOne(call);
  await app.database.db.transaction().execute(async (trx) => {
    // Two of them removed at the same moment, each while the other still stands.
    const rows = await trx
      .selectFrom('portal.fator')
      .where('id_usuario', '=', session.idUsuario)
      .select(['id_fator', 'nome', 'tipo'])
      .orderBy('id_fator')
      .forUpdate()
      .execute();
    const row = rows.find(({ id_fator: id }) => id === body.id) ?? fail('factorNotFound');
    if (needed && rows.length === 1) fail('factorNeeded');
    await trx.deleteFrom('portal.fator').where('id_fator', '=', row.id_fator).execute();
    if (rows.length === 1) await forgetCodes(trx, session.idUsuario);
    await trx
      .deleteFrom('portal.sessao')
      .where('id_usuario', '=', session.idUsuario)
      .where('token', '<>', session.token)
      .execute();
    await recordAccess(trx, session, changeOf(call, 'remocao', row.tipo));
    await tellOwner(app, trx, removedMail(app, account, row.nome));
  });
  return 'Fator removido';
}

/** Ten new recovery codes, told this once; the former ones end. Errors: `factorNotFound` without a factor, those of `provePassword`. */
export async function renewCodes(call: Call<unknown, unknown, { atual: string }>): Promise<string[]> {
  const { app, body, request, session } = call;
  const account = await provePassword(call, body.atual);
  if ((await factorsOf(call.db, session.idUsuario)).length === 0) fail('factorNotFound');
  const codes = await drawCodes(request.ip);
  await app.database.db.transaction().execute(async (trx) => {
    await writeCodes(trx, session.idUsuario, codes);
    await recordAccess(trx, session, changeOf(call, 'codigos'));
    await tellOwner(app, trx, renewedMail(app, account));
  });
  return codes.map(({ shown }) => shown);
}

const changeOf = ({ request }: Call, mudanca: string, tipo?: string) => ({
  acao: 'alterar' as const,
  alvo: 'segundo-fator',
  endereco: request.ip,
  detalhe: { mudanca, ...(tipo === undefined ? {} : { tipo }) },
});

async function ownFactor({ db, session }: Call, id: number) {
  const rows = await factorsOf(db, session.idUsuario);
  return rows.find((row) => row.id_fator === id) ?? fail('factorNotFound');
}

/** Whether a profile that the person has, active or not, asks for a second factor. */
async function mustHaveOne({ app, session }: Call): Promise<boolean> {
  const demonstration = await isDemonstration(app);
  return session.granted.some((profile) => needsFactor(app.settings, demonstration, profile));
}
