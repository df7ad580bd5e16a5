import { fail, type Call } from '../../platform/index.ts';
import { provePassword, resetFactors } from '../auth/index.ts';
import { accountsOf } from './accounts.ts';

/**
 * Lets somebody who has lost the second factors begin anew, as `npm run reset-factor` does: factors, codes, sessions and password end, and a mail sets a new one. Asks the
 * administrator's own password once more. Not the own account, for which there are recovery codes and another administrator.
 * Errors: those of `provePassword`, `forbidden`, `userNotFound`.
 */
export async function resetFactorOf(
  call: Call<{ id: number }, unknown, { atual: string }>,
): Promise<{ removed: number }> {
  const { app, body, params, session } = call;
  if (params.id === session.idUsuario) fail('forbidden');
  await provePassword(call, body.atual);
  const person = await accountsOf(call.db, app.settings, session, {})
    .where('u.id_usuario', '=', params.id)
    .select(['u.id_usuario as id', 'u.nome', 'u.email'])
    .executeTakeFirst();
  if (person === undefined) return fail('userNotFound', { id: params.id });
  const { removed } = await resetFactors(app.database.db, app, person, session);
  return { removed };
}
