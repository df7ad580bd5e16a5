/**
 * Personal keys for programs (QGIS, GDAL, R, Python, Power BI): what a key may be made for, and which calls answer to one. A key only reads: a call that does not name a scope in
 * its declaration, and every call that is no GET, answers to none.
 */

export const KEY_SCOPES = ['maps', 'reports', 'indicators'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** What people call a scope. */
export const KEY_SCOPE_NAMES: Readonly<Record<KeyScope, string>> = {
  maps: 'mapas',
  reports: 'relatórios',
  indicators: 'indicadores',
};

/** Keys that one person has at once, and their time: the longest that is given, and the one that is offered, days. */
export const KEYS_AT_ONCE = 10;
export const KEY_LONGEST_DAYS = 365;
export const KEY_USUAL_DAYS = 90;
/** Keys of one person that are kept after their end, for the list; the oldest are forgotten. */
export const ENDED_KEYS_KEPT = 40;
/** Requests with one key in a minute, over all processes: a map that is moved asks for a few hundred pictures. */
export const KEY_REQUESTS_A_MINUTE = 600;

/** Form of a key: what tells it from other words, the part that finds it (12), the secret (64). The first two may be shown. */
export const KEY_MARK = 'fdk_';
export const KEY_FORM: RegExp = /^(fdk_[0-9a-f]{12})_([0-9a-f]{64})$/;
/** The same anywhere in a longer text. */
export const KEY_ANYWHERE: RegExp = /fdk_[0-9a-f]{12}_[0-9a-f]{64}/;

/** Whether a call answers to a key with these scopes. What its person may is looked at besides. */
export const keyMayCall = (
  { method, keys }: { readonly method: string; readonly keys?: KeyScope | undefined },
  scopes: readonly KeyScope[],
): boolean => method === 'GET' && keys !== undefined && scopes.includes(keys);
