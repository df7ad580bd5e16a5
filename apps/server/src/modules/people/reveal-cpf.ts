import { formatCpf } from '@fonte/pt-br';
import { fail, type Call } from '../../platform/index.ts';
import { accountsOf, shownAccount, shownColumns } from './accounts.ts';

/**
 * The CPF of an account that the caller may edit, which is masked everywhere else; the line of the log says whose and why. Null where there is none that counts.
 * Errors: `userNotFound` also for one that the caller does not see, `forbidden`.
 */
export async function revealCpfOf(
  call: Call<{ id: number }, unknown, { motivo: string }>,
): Promise<{ cpf: string | null }> {
  const { app, body, params, session } = call;
  call.tell({ alvo: `usuario/${params.id}`, detalhe: { motivo: body.motivo }, rows: 0 });
  const row = await shownColumns(accountsOf(call.db, app.settings, session, {}))
    .where('u.id_usuario', '=', params.id)
    .executeTakeFirst();
  if (row === undefined) return fail('userNotFound', { id: params.id });
  const shown = shownAccount(app.settings.PRODUCT_NAME, session, row);
  if (!shown.pode) return fail('forbidden');
  const cpf = shown.cpf === null ? null : formatCpf(row.cpf);
  call.tell({ rows: cpf === null ? 0 : 1 });
  return { cpf };
}
