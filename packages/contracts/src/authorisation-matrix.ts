import { addressOf } from './address.ts';
import { can } from './capabilities.ts';
import { ALL_PROFILES } from './profiles.ts';
import { KEY_SCOPES, keyMayCall, type KeyScope } from './program-keys.ts';
import type { Route } from './route.ts';

/** Who may make one call: Y or -, per profile, and for callers without a session or with a profile nobody knows. */
export type MatrixRow = {
  route: string;
  call: string;
  access: string;
  /** Sessions that may call it while their second factor is due; without it none. */
  beforeFactor?: string;
  profiles: Record<string, 'Y' | '-'>;
  /** Whether a personal key of each scope opens it, for those of its person's profiles that may; without a declaration of its own none does. */
  keys: Record<KeyScope, 'Y' | '-'>;
};

/**
 * The authorisation matrix, as docs/authorisation-matrix.json holds it: derived from the routes' `access` and the table of capabilities, so that
 * the server's checks, the menus and the test of every profile × call cannot differ. What a profile sees of an allowed call is narrowed further by
 * its scope (query/rule/scope.ts) and by report.
 */
export function authorisationMatrix(routes: readonly Route[]): MatrixRow[] {
  return routes.map((route) => ({
    route: route.name,
    call: `${route.method} ${route.legacy ? addressOf(route) : route.path}`,
    access: typeof route.access === 'string' ? route.access : route.access.capability,
    ...(route.beforeFactor === undefined ? {} : { beforeFactor: route.beforeFactor }),
    profiles: Object.fromEntries([
      ['anonymous', route.access === 'public' ? 'Y' : '-'],
      ['unknown', typeof route.access === 'string' ? 'Y' : '-'],
      ...ALL_PROFILES.map((profile) => [profile, mayCall(route, profile) ? 'Y' : '-']),
    ]),
    keys: keysOf(route),
  }));
}

function mayCall({ access }: Route, profile: (typeof ALL_PROFILES)[number]): boolean {
  return typeof access === 'string' || can(profile, access.capability);
}

const keysOf = (route: Route): MatrixRow['keys'] =>
  Object.fromEntries(
    KEY_SCOPES.map((scope) => [scope, keyMayCall(route, [scope]) ? 'Y' : '-']),
  ) as MatrixRow['keys'];
