import { ALL_PROFILES, PROFILES, profileName, profileOfId, type Profile } from '@fonte/contracts';
import { fail, type Call, type Session } from '../../platform/index.ts';

/** Profiles that each administering profile may give and take; the others give none (third text, section 6). Nobody gives more than it has. */
const GIVES: Readonly<Partial<Record<Profile, readonly Profile[]>>> = {
  administrador: ALL_PROFILES,
  nacional: ALL_PROFILES.filter((profile) => profile !== 'administrador'),
  regional: ['coordenador', 'supervisor', 'tecnico', 'consulta'],
};

/** Ids that a profile may give. */
const givenBy = (profile: Profile): number[] => (GIVES[profile] ?? []).map((one) => PROFILES[one].id);

/** The profiles that the caller is told of, the Administrador's to nobody else (third text, section 6), and which of them it may give. */
export const profilesOf = async ({ app, profile }: Call) =>
  ALL_PROFILES.filter((one) => one !== 'administrador' || profile === 'administrador').map((one) => ({
    id: PROFILES[one].id,
    perfil: profileName(one, app.settings.PRODUCT_NAME),
    concede: givenBy(profile).includes(PROFILES[one].id),
    exige_uf: PROFILES[one].requiresUf,
    exige_cpf: ['supervisor', 'tecnico'].includes(PROFILES[one].rows),
  }));

/** Whether the caller may change an account with these profiles: none but what it may give itself, and not its own, which nobody raises. */
export function mayChange(
  { idUsuario, profile }: Pick<Session, 'idUsuario' | 'profile'>,
  account: { readonly id: number; readonly perfis: readonly number[] },
): boolean {
  if (profile === null) return false;
  const may = givenBy(profile);
  const own = account.id === idUsuario && profile !== 'administrador';
  return !own && account.perfis.every((id) => may.includes(id));
}

/** The profiles of ids that the caller may all give, the first one the profile to sign in with. Errors: `invalidRequest` for an id that is none, `forbidden`. */
export function givenProfiles({ profile }: Call, ids: readonly number[]): Profile[] {
  const may = givenBy(profile);
  return [...new Set(ids)].map((id) => {
    const given = profileOfId(id) ?? wrongField('id_perfil', 'Este perfil não existe');
    return may.includes(id) ? given : fail('forbidden');
  });
}

/** Ends the call with the fault of one field. */
export function wrongField(campo: string, msg: string): never {
  return fail('invalidRequest', {}, { errors: [{ campo, msg }], sentence: msg });
}
