import { profileName, type Profile } from '@fonte/contracts';
import { keepUser } from './session-store.ts';

/** For tests: a person of the profile is signed in, in every state unless told. */
export function signedInAs(
  profile: Profile,
  { id = 1, uf = null, menus = '' }: { id?: number; uf?: string | null; menus?: string } = {},
): void {
  keepUser({
    id,
    nome: 'Ana Souza',
    perfil: profileName(profile, 'Fonte de dados'),
    profile,
    cpf: null,
    uf,
    menus,
    perfis: [],
    fator: null,
  });
}
