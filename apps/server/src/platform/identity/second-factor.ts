import { ALL_PROFILES, can, PROFILES, type Profile } from '@fonte/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Settings } from '../../settings.ts';
import { demonstrationNow } from './demonstration.ts';

/** What a session owes before it may do anything: a proof of the factor that its person has, or a first factor. */
export type FactorDue = 'prove' | 'enrol';

/** How long a session that owes it may stay open, minutes: the password was given just now, not this morning. */
export const DUE_MINUTES = 15;

/** Profiles that configure or read all rows in full: with one of their passwords the whole programme is open. */
const POWERFUL: readonly Profile[] = ALL_PROFILES.filter(
  (profile) =>
    PROFILES[profile].rows === 'all' ||
    can(profile, 'indicator.config') ||
    can(profile, 'panel.config') ||
    can(profile, 'session.others'),
);

type Where = Pick<Settings, 'DEMO' | 'DATABASE_URL' | 'SECOND_FACTOR_PROFILES'>;

/** Whether a profile has to have a second factor: those of the setting, else the powerful ones, and nobody in the demonstration. */
export function needsFactor(
  { SECOND_FACTOR_PROFILES: set }: Pick<Where, 'SECOND_FACTOR_PROFILES'>,
  demonstration: boolean,
  profile: Profile | null,
): boolean {
  return profile !== null && (set ?? (demonstration ? [] : POWERFUL)).includes(profile);
}

/** Whether the person has a factor, and whether the installation demonstrates now, in SQL; expects the user row as `u`. */
export const hasFactor = sql<boolean>`exists (select from portal.fator f where f.id_usuario = u.id_usuario)`;
export const demonstrates = (settings: Where): RawBuilder<boolean> =>
  settings.SECOND_FACTOR_PROFILES === null ? demonstrationNow(settings) : sql<boolean>`false`;

/** What is owed: nothing once it is proved; whoever has a factor proves it, whatever the profile. */
export function factorDue(known: {
  readonly proved: boolean;
  readonly has: boolean;
  readonly needs: boolean;
}): FactorDue | null {
  if (known.proved) return null;
  if (known.has) return 'prove';
  return known.needs ? 'enrol' : null;
}
