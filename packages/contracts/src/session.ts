/** What the browser keeps of a signed-in user (first text, section 3, 'User'), and what it may choose from. */
export type SessionUser = {
  id: number;
  nome: string;
  /** Profile name as users read it, e.g. 'Programa Nacional'. */
  perfil: string;
  /** Profile key, for the tables of this package. */
  profile: import('./profiles.ts').Profile;
  cpf: string | null;
  uf: string | null;
  /** Labels separated by comma and space. */
  menus: string;
  /** Profiles granted to the user; more than one shows the profile switch. */
  perfis: string[];
};

/** Public settings of this installation, answered before sign-in as well. */
export type PublicSettings = {
  product: string;
  anos: number[];
  ufs: { uf: string; nome: string }[];
  passwordMinLength: number;
  demonstration: boolean;
  basemap: { satellite: string | null; attribution: string | null };
};
