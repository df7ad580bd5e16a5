import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { forgetFactors } from '../../../platform/identity/forget-factors.ts';
import { endSessionsOf } from '../../../platform/identity/session-store.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import type { Actor } from '../../../platform/trail/line.ts';
import type { Candidate } from '../registration/candidates.ts';
import { resetFactorsMail, type Addressed } from '../mails.ts';
import { newPasswordLink, type LinkParts, type PasswordLink } from '../registration/new-password-link.ts';

/**
 * Removes the second factors and recovery codes of a person who has lost them, from the machine itself, or by an
 * administrator (`by`, whose mail goes out in any case). Password and sessions end too: the link that sets a new
 * password goes to the person's mailbox, so that whoever only knows the password gets nothing from it. Gives the link and how many factors there were.
 */
export function resetFactors(
  db: Kysely<Database>,
  parts: LinkParts,
  candidate: Pick<Candidate, 'id' | 'nome' | 'email'>,
  by?: Actor,
): Promise<{ link: PasswordLink; removed: number }> {
  const { id } = candidate;
  return db.transaction().execute(async (trx) => {
    const removed = await forgetFactors(trx, [id]);
    await endSessionsOf(trx, id);
    await recordAccess(trx, by ?? { idUsuario: id, profile: null }, {
      acao: 'alterar',
      alvo: 'segundo-fator',
      detalhe: {
        mudanca: 'redefinicao',
        fatores: removed,
        ...(by === undefined ? { por: 'reset-factor' } : { usuario: id }),
      },
    });
    const written = (app: Addressed, code: string) => resetFactorsMail(app, candidate, code);
    const link = await newPasswordLink(trx, parts, id, written, { always: by !== undefined });
    return { link, removed };
  });
}
