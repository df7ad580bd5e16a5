/** What the browser keeps of a signed-in user (first text, section 3, 'User'), and what it may choose from. */
export type SessionUser = {
  id: number;
  nome: string;
  /** Profile name as users read it, e.g. 'Programa Nacional'. */
  perfil: string;
  /** Profile key, for the tables of this package; null for a profile nobody knows, which may do nothing. */
  profile: import('./profiles.ts').Profile | null;
  cpf: string | null;
  uf: string | null;
  /** Labels separated by comma and space. */
  menus: string;
  /** Profiles granted to the user; more than one shows the profile switch. */
  perfis: string[];
  /** What the session still owes before it may do anything else: proving the second factor, or enrolling one. */
  fator: 'provar' | 'cadastrar' | null;
};

export type { PublicSettings, DataVersion } from './routes/portal.ts';
