import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { forgetFactors } from '../../../platform/identity/forget-factors.ts';
import { endSessionsOf } from '../../../platform/identity/session-store.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import type { Settings } from '../../../settings.ts';
import type { Candidate } from '../candidates.ts';
import { resetFactorsMail } from '../mails.ts';
import { newPasswordLink, type PasswordLink } from '../new-password-link.ts';

/**
 * Removes the second factors and recovery codes of a person who has lost them, from the machine itself. Password and sessions end too: the link that sets a new
 * password goes to the person's mailbox, so that whoever only knows the password gets nothing from it. Gives the link and how many factors there were.
 */
export function resetFactors(
  db: Kysely<Database>,
  settings: Settings,
  candidate: Candidate,
): Promise<{ link: PasswordLink; removed: number }> {
  const { id } = candidate;
  return db.transaction().execute(async (trx) => {
    const removed = await forgetFactors(trx, [id]);
    await endSessionsOf(trx, id);
    await recordAccess(
      trx,
      { idUsuario: id, profile: null },
      {
        acao: 'alterar',
        alvo: 'segundo-fator',
        detalhe: { mudanca: 'redefinicao', fatores: removed, por: 'reset-factor' },
      },
    );
    const link = await newPasswordLink(trx, settings, id, (app, code) =>
      resetFactorsMail(app, candidate, code),
    );
    return { link, removed };
  });
}
