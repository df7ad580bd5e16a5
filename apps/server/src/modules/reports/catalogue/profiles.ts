import { ALL_PROFILES, CAPABILITIES, type Profile } from '@fonte/contracts';

/** Who reads a report: sets that the entries of the catalogue name (docs/authorisation-matrix.json). */
export { COMPARERS, COMPARERS_OF_TEAMS, LEADERS, STAFF, STATE_STAFF } from '@fonte/contracts';

export const EVERYONE: readonly Profile[] = ALL_PROFILES;

/** Whoever is offered 'Baixar dados' (first text, section 6). */
export const DOWNLOADERS: readonly Profile[] = CAPABILITIES['download.menu'];

/** Whoever is offered 'Metas' (first text, section 6). */
export const TARGETS_READERS: readonly Profile[] = CAPABILITIES['download.metas'];

/** Whoever has Data Quality's detail table (second text, section 6). */
export const QUALITY_READERS: readonly Profile[] = CAPABILITIES['quality.detail'];
