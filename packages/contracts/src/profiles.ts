/**
 * The ten profiles (first specification text, section 6; ids: third text, sections 5 and 9).
 * A profile is known in code by its key, on the wire by its name, in the database by its id.
 */

/** What limits the rows a profile reads: nothing, its own uf when it has one, or its own cpf as supervisor or technician. */
export type RowScope = 'all' | 'uf' | 'supervisor' | 'tecnico';

/** How a profile sees personal fields such as CPF, producer names, exact coordinates (docs/security.md). */
export type PersonalFields = 'full' | 'masked' | 'absent';

type Declaration = {
  id: number;
  /** Name on the wire and on screen; `{product}` is the setting PRODUCT_NAME. */
  name: string;
  rows: RowScope;
  /** Without a uf the profile reads no row (third text, section 5: ids 10, 2 and 11 require a uf). */
  requiresUf: boolean;
  personal: PersonalFields;
};

const declare = <K extends string>(table: Record<K, Declaration>): Record<K, Declaration> => table;

export const PROFILES = declare({
  administrador: { id: 1, name: 'Administrador', rows: 'all', requiresUf: false, personal: 'full' },
  nacional: { id: 3, name: '{product} Nacional', rows: 'all', requiresUf: false, personal: 'full' },
  regional: { id: 10, name: '{product} Regional', rows: 'uf', requiresUf: true, personal: 'full' },
  coordenador: { id: 2, name: 'Coordenador', rows: 'uf', requiresUf: true, personal: 'full' },
  supervisor: { id: 11, name: 'Supervisor', rows: 'supervisor', requiresUf: true, personal: 'full' },
  tecnico: { id: 4, name: 'Técnico', rows: 'tecnico', requiresUf: false, personal: 'full' },
  consulta: { id: 5, name: 'Consulta Pública', rows: 'uf', requiresUf: false, personal: 'absent' },
  bancomundial: { id: 6, name: 'Banco Mundial', rows: 'uf', requiresUf: false, personal: 'absent' },
  giz: { id: 7, name: 'GIZ', rows: 'uf', requiresUf: false, personal: 'absent' },
  mapa: { id: 8, name: 'MAPA', rows: 'uf', requiresUf: false, personal: 'absent' },
});

export type Profile = keyof typeof PROFILES;

/** All profile keys, in the order of the specification's list. */
export const ALL_PROFILES = Object.keys(PROFILES) as Profile[];

/** The profiles that only observe: no drill-down, no downloads (first text, sections 5 and 6). */
export const OBSERVERS = ['consulta', 'bancomundial', 'giz', 'mapa'] as const satisfies readonly Profile[];

/** 'Coordenador, Nacional and Administrador get extra widgets', and print (second text, 2.14, 2.15). */
export const EXTENDED = ['coordenador', 'nacional', 'administrador'] as const satisfies readonly Profile[];

/** Those who answer for technicians. */
export const LEADERS: readonly Profile[] = ['coordenador', 'supervisor', 'administrador', 'nacional'];

/** Those who see who does how much beside others: whoever answers for technicians, and who answers for a state. */
export const COMPARERS: readonly Profile[] = [...LEADERS, 'regional'];

/** The same of whole teams, of which a supervisor sees one alone: that is no comparison. */
export const COMPARERS_OF_TEAMS: readonly Profile[] = COMPARERS.filter(
  (profile) => PROFILES[profile].rows !== 'supervisor',
);

/** Whoever sees rows of properties: those who only observe see figures, of places as they are published (docs/security.md). */
export const STAFF: readonly Profile[] = ALL_PROFILES.filter(
  (profile) => !(OBSERVERS as readonly Profile[]).includes(profile),
);

/** Those of them who see whole states, which targets are of: a state's is not one person's (docs/decisions/0073). */
export const STATE_STAFF: readonly Profile[] = STAFF.filter((profile) =>
  ['all', 'uf'].includes(PROFILES[profile].rows),
);

/** Name of a profile as users read it, with the product's name put in. */
export function profileName(profile: Profile, product: string): string {
  return PROFILES[profile].name.replace('{product}', product);
}

/** Profile of a database id, or undefined for an id that no profile has: such a user gets nothing (default deny). */
export function profileOfId(id: number): Profile | undefined {
  return ALL_PROFILES.find((profile) => PROFILES[profile].id === id);
}

/** Profile of a name on the wire, or undefined. */
export function profileOfName(name: string, product: string): Profile | undefined {
  return ALL_PROFILES.find((profile) => profileName(profile, product) === name);
}
