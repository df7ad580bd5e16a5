import { PROFILES, type SessionUser } from '@fonte/contracts';
import { registerBody } from '@fonte/contracts/routes/registration';
import { cpfDigits, isValidCpf } from '@fonte/pt-br';
import { recordAccess } from '../../platform/audit.ts';
import { passwordMinLength } from '../../platform/demonstration.ts';
import { fail, type Call } from '../../platform/index.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { countAttempt } from '../../platform/rate-limit.ts';
import { validated } from '../../platform/validate.ts';
import { beginSession } from './begin-session.ts';
import { refuseCommonPassword } from './password-rule.ts';
import { insertAccount } from './store.ts';

/**
 * Creates an account and signs in with it [spec]: profile Consulta Pública and no uf, whatever the body says, until an administrator acts.
 * The CPF is kept but opens nothing: rows follow a CPF only under a profile that an administrator grants.
 * Errors: `invalidRequest` with the specification's sentences per field, `tooManyAttempts`, `registrationFailed` when the e-mail has an account.
 */
export async function registerPerson(call: Call<unknown, unknown, { email: string }>): Promise<SessionUser> {
  const { app } = call;
  const schema = registerBody({ isValidCpf, passwordMinLength: await passwordMinLength(app) });
  const person = validated('body', schema, call.request.body) as ReturnType<typeof schema.parse>;
  await countAttempt(app, call.request, 'register', person.email);
  await refuseCommonPassword(app, person.pass, person.email);
  const senha = await hashPassword(person.pass);
  const idUsuario = await app.database.db.transaction().execute(async (trx) => {
    const id = await insertAccount(trx, {
      nome: person.nome.replace(/\s+/g, ' '),
      email: person.email,
      cpf: cpfDigits(person.cpf),
      senha,
      profile: 'consulta',
    });
    if (id === undefined) return undefined;
    await recordAccess(
      trx,
      { idUsuario: id, profile: 'consulta' },
      { acao: 'alterar', alvo: 'cadastro', detalhe: { termos: person.termos ?? null } },
    );
    return id;
  });
  if (idUsuario === undefined) fail('registrationFailed');
  return beginSession(call, idUsuario, PROFILES.consulta.id);
}
