import { PROFILES, type Profile } from '@fonte/contracts';
import { REQUIRED } from '@fonte/contracts/forms';
import type { Database } from '@fonte/database';
import { cpfDigits } from '@fonte/pt-br';
import type { Kysely } from 'kysely';
import { fail, type Call } from '../../platform/index.ts';
import { cpfFault, freeCpf } from '../auth/index.ts';
import { givenProfiles, wrongField } from './may-give.ts';

type Db = Kysely<Database>;

/** What somebody is given, as the call says it. */
export interface AskedAccess {
  readonly id_perfil: number;
  readonly perfis?: readonly number[] | undefined;
  readonly uf?: string | null | undefined;
  readonly cpf?: string | null | undefined;
}

/** What is written. */
export interface GivenAccess {
  /** The first one is the profile to sign in with. */
  readonly profiles: readonly [Profile, ...Profile[]];
  readonly uf: string | null;
  /** One that was checked, for profiles whose rows it decides; undefined where none does. */
  readonly cpf: string | undefined;
}

const fieldProfiles = (profiles: readonly Profile[]): Profile[] =>
  profiles.filter((profile) => ['supervisor', 'tecnico'].includes(PROFILES[profile].rows));

/**
 * Checks what is to be given: profiles that the caller may give; the uf where one of them asks for it, and none where none does (third text, section 5); a CPF
 * of the programme's own people for field profiles, the one that was given before where none comes. {product} Regional gives within its uf only.
 * Errors: `invalidRequest` with the field, `forbidden`.
 */
export async function checkedAccess(
  db: Db,
  call: Call,
  asked: AskedAccess,
  known: string | null,
): Promise<GivenAccess> {
  const [first, ...others] = givenProfiles(call, [asked.id_perfil, ...(asked.perfis ?? [])]);
  if (first === undefined) return wrongField('id_perfil', REQUIRED);
  const profiles = [first, ...others] as const;
  const within = call.session.profile === 'regional' ? call.session.uf : null;
  const uf = profiles.some((profile) => PROFILES[profile].requiresUf)
    ? await checkedUf(db, asked.uf ?? null, within)
    : null;
  const field = fieldProfiles(profiles);
  if (field.length === 0) return { profiles, uf, cpf: undefined };
  const typed = cpfDigits(asked.cpf ?? '');
  const cpf = typed === '' ? known : typed;
  for (const profile of field) {
    const of = { product: call.app.settings.PRODUCT_NAME, uf: within };
    // oxlint-disable-next-line no-await-in-loop -- two at most
    const fault = await cpfFault(db, profile, cpf, of);
    if (fault !== null) wrongField('cpf', fault);
  }
  return { profiles, uf, cpf: cpf ?? undefined };
}

async function checkedUf(db: Db, uf: string | null, within: string | null): Promise<string> {
  if (uf === null) return wrongField('uf', REQUIRED);
  if (within !== null && uf !== within) fail('forbidden');
  const known = await db.selectFrom('geo.uf').select('uf').where('uf', '=', uf).executeTakeFirst();
  return known?.uf ?? wrongField('uf', `A uf ${uf} não existe`);
}

/** Writes it to an account: the granted profiles are these and no others. Errors: `invalidRequest` on the CPF that is another account's. */
export async function writeAccess(
  trx: Db,
  idUsuario: number,
  { profiles, uf, cpf }: GivenAccess,
): Promise<void> {
  if (cpf !== undefined) {
    const keeps = await freeCpf(trx, cpf, idUsuario);
    if (keeps !== null) wrongField('cpf', `Este CPF já é o da conta ${keeps}`);
  }
  const ids = profiles.map((profile) => PROFILES[profile].id);
  await trx
    .updateTable('portal.usuario')
    .set((eb) => ({
      id_perfil: PROFILES[profiles[0]].id,
      uf,
      versao: eb('versao', '+', 1),
      ...(cpf === undefined ? {} : { cpf, cpf_conferido: true }),
    }))
    .where('id_usuario', '=', idUsuario)
    .execute();
  await trx
    .deleteFrom('portal.usuario_perfil')
    .where('id_usuario', '=', idUsuario)
    .where('id_perfil', 'not in', ids)
    .execute();
  await trx
    .insertInto('portal.usuario_perfil')
    .values(ids.map((id_perfil) => ({ id_usuario: idUsuario, id_perfil })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
