import type { Capability } from './capabilities.ts';

/** Who may call a route: anybody, anybody signed in, or the profiles that have a capability. */
export type RouteAccess = 'public' | 'session' | { readonly capability: Capability };

/**
 * The most that an answer tells: personal data of others in full (`persons`), figures over them, only what the caller gave about itself (`own`), or
 * nothing of the programme's. What tells persons is in the audit and in nobody's cache; a call says of one answer that it told less, or how many rows.
 */
export type Tells = 'persons' | 'figures' | 'own' | 'nothing';

/**
 * The light part of a call's declaration, which the browser carries: where it is asked, who may, what it tells. What it takes and answers
 * stands beside it in `routes/`, whose schemas the browser knows as types only.
 */
export type Endpoint = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its parts with a colon are the params: '/api/indicators/painel/:id'. */
  readonly path: string;
  /** The programme's own address form: `/api/app/?module=…&controller=…&action=…` (first text, section 7). */
  readonly legacy?: { readonly module: string; readonly controller: string; readonly action: string };
  readonly access: RouteAccess;
  readonly tells: Tells;
};
