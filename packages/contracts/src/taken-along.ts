import type { Profile } from './profiles.ts';

/** Sent with each question whose answer a device takes along of its person's own properties: thousands at a time, of which the audit keeps how many. */
export const PACK_HEADER = 'fonte-pacote';

/** The two profiles that go out to properties of their own, and answer for who does. */
export const takesPropertiesAlong = (profile: Profile | null): boolean =>
  profile === 'tecnico' || profile === 'supervisor';
