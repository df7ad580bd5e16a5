import { menusOf, profileName, type SessionUser } from '@fonte/contracts';
import type { App, Session } from '../../../platform/index.ts';

const DUE = { prove: 'provar', enrol: 'cadastrar' } as const;

/** What the browser keeps of the caller (first text, section 3, 'User'); of a session that still owes the second factor only who it is and that. */
export function userOf(app: App, session: Session): SessionUser {
  const name = (profile: Session['granted'][number]) => profileName(profile, app.settings.PRODUCT_NAME);
  const due = session.factorDue;
  if (due !== null)
    return {
      id: session.idUsuario,
      nome: session.nome,
      perfil: '',
      profile: null,
      cpf: null,
      uf: null,
      menus: '',
      perfis: [],
      fator: DUE[due],
    };
  return {
    id: session.idUsuario,
    nome: session.nome,
    perfil: session.profile === null ? '' : name(session.profile),
    profile: session.profile,
    cpf: session.cpf,
    uf: session.uf,
    menus: menusOf(session.profile),
    perfis: session.granted.map(name),
    fator: null,
  };
}
