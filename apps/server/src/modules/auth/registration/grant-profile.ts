import { can, PROFILES, profileName, type Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { endSessionsOf } from '../../../platform/identity/session-store.ts';
import type { Candidate } from './candidates.ts';
import { endClaims } from './claims.ts';
import { cpfFault, freeCpf } from './field-cpf.ts';
import { grantMail } from '../mails.ts';
import { newPasswordLink, type LinkParts, NO_PASSWORD, type PasswordLink } from './new-password-link.ts';
import { insertAccount } from '../store.ts';

type Db = Kysely<Database>;

/** A profile for a person who has registered, given from the machine itself (docs/operations.md). */
export interface Grant {
  /** Whom the administrator has seen and meant. */
  readonly candidate: Candidate;
  readonly profile: Profile;
  readonly uf: string | null;
  /** Links a supervisor or technician to their properties; digits only. Never taken from what the person typed. */
  readonly cpf: string | null;
}

/** Why a profile could not be given, as a Portuguese sentence. */
export class GrantRefused extends Error {
  override readonly name = 'GrantRefused';
}

/** Profiles that decide what others see: whoever has one proves who they are once more. */
export const configures = (profile: Profile): boolean =>
  can(profile, 'indicator.config') || can(profile, 'panel.config');

/**
 * Makes a profile the person's active one, sets the uf (and the CPF where one is given), and ends the person's sessions. Where the profile configures, or the
 * e-mail is not confirmed, the password ends too, and a link that sets a new one is queued for the person, and its code given: whoever registered first with somebody's
 * address gets nothing from it. Null where the person's own password goes on.
 * Errors: `GrantRefused` when the profile lacks the uf or CPF it needs, or the uf or CPF is not the programme's or is another's.
 */
export async function grantProfile(
  db: Db,
  app: LinkParts,
  { candidate, profile, uf, cpf }: Grant,
): Promise<PasswordLink | null> {
  const { id: id_perfil, requiresUf } = PROFILES[profile];
  const name = profileName(profile, app.settings.PRODUCT_NAME);
  if (requiresUf && uf === null) throw new GrantRefused(`O perfil ${name} precisa de uma uf`);
  if (uf !== null) await refuseUnknownUf(db, uf);
  const fault = await cpfFault(db, profile, cpf, { product: app.settings.PRODUCT_NAME });
  if (fault !== null) throw new GrantRefused(fault);
  return db.transaction().execute(async (trx) => {
    const idUsuario = candidate.kind === 'conta' ? candidate.id : await accountOfClaim(trx, candidate);
    const keeps = cpf === null ? null : await freeCpf(trx, cpf, idUsuario);
    if (keeps !== null) throw new GrantRefused(`Este CPF já é o da conta ${keeps}`);
    await trx
      .updateTable('portal.usuario')
      .set({ id_perfil, uf, ...(cpf === null ? {} : { cpf, cpf_conferido: true }) })
      .where('id_usuario', '=', idUsuario)
      .execute();
    await trx
      .insertInto('portal.usuario_perfil')
      .values({ id_usuario: idUsuario, id_perfil })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endSessionsOf(trx, idUsuario);
    await recordAccess(
      trx,
      { idUsuario, profile: null },
      { acao: 'alterar', alvo: 'perfil', detalhe: { perfil: profile, uf, por: 'grant' } },
    );
    if (!configures(profile) && candidate.confirmado) return null;
    return newPasswordLink(trx, app, idUsuario, (addressed, code) =>
      grantMail(addressed, candidate, name, code),
    );
  });
}

async function refuseUnknownUf(db: Db, uf: string): Promise<void> {
  const known = await db.selectFrom('geo.uf').select('uf').where('uf', '=', uf).executeTakeFirst();
  if (!known) throw new GrantRefused(`A uf ${uf} não existe`);
}

async function accountOfClaim(trx: Db, { id, nome, email, cpf }: Candidate): Promise<number> {
  const waits = await trx
    .selectFrom('portal.cadastro')
    .where('id_cadastro', '=', id)
    .select('id_cadastro')
    .forUpdate()
    .executeTakeFirst();
  const account =
    waits && (await insertAccount(trx, { nome, email, cpf, senha: NO_PASSWORD, profile: 'consulta' }));
  if (account === undefined)
    throw new GrantRefused('Este cadastro já não espera: veja de novo quem está atrás do email');
  await endClaims(trx, email);
  return account;
}
