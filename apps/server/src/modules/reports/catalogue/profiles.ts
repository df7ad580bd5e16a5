import { ALL_PROFILES, CAPABILITIES, OBSERVERS, type Profile } from '@fonte/contracts';

/** Who reads a report: sets that the entries of the catalogue name (docs/authorisation-matrix.json). */

export const EVERYONE: readonly Profile[] = ALL_PROFILES;

/** Whoever is offered 'Baixar dados' (first text, section 6). */
export const DOWNLOADERS: readonly Profile[] = [
  'nacional',
  'administrador',
  'supervisor',
  'coordenador',
  'regional',
];

/** Whoever is offered 'Metas' (first text, section 6). */
export const TARGETS_READERS: readonly Profile[] = ['nacional', 'administrador', 'regional'];

/** Those who answer for technicians. */
export const LEADERS: readonly Profile[] = ['coordenador', 'supervisor', 'administrador', 'nacional'];

/** Everyone but the observers. */
export const STAFF: readonly Profile[] = ALL_PROFILES.filter(
  (profile) => !(OBSERVERS as readonly Profile[]).includes(profile),
);

/** Whoever has Data Quality's detail table (second text, section 6). */
export const QUALITY_READERS: readonly Profile[] = CAPABILITIES['quality.detail'];
