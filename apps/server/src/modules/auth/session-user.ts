import { menusOf, profileName, type SessionUser } from '@fonte/contracts';
import type { App, Session } from '../../platform/index.ts';

/** What the browser keeps of the caller (first text, section 3, 'User'). */
export function userOf(app: App, session: Session): SessionUser {
  const name = (profile: Session['granted'][number]) => profileName(profile, app.settings.PRODUCT_NAME);
  return {
    id: session.idUsuario,
    nome: session.nome,
    perfil: session.profile === null ? '' : name(session.profile),
    profile: session.profile,
    cpf: session.cpf,
    uf: session.uf,
    menus: menusOf(session.profile),
    perfis: session.granted.map(name),
  };
}
