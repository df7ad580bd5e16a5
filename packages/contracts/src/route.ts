import type { z } from 'zod';
import type { Capability } from './capabilities.ts';

/** Who may call a route: anybody, anybody signed in, or the profiles that have a capability. */
export type RouteAccess = 'public' | 'session' | { capability: Capability };

/**
 * The most that an answer tells: personal data of others in full (`persons`), figures over them, only what the caller gave about itself (`own`), or
 * nothing of the programme's. What tells persons is in the audit and in nobody's cache; a call says of one answer that it told less, or how many rows.
 */
export type Tells = 'persons' | 'figures' | 'own' | 'nothing';

/** One call of the portal, declared once and used by server, browser, OpenAPI page and authorisation matrix. */
export type Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The programme's own address form: `/api/app/?module=…&controller=…&action=…` (first text, section 7). */
  legacy?: { module: string; controller: string; action: string };
  access: RouteAccess;
  summary: string;
  tells: Tells;
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
  /** What the answer's body is; `file` and `csv` are streamed, a `service` answers in forms of its own. */
  content: 'json' | 'csv' | 'file' | 'redirect' | 'service';
  /** Media types of the body taken besides JSON; such a body arrives as its text. */
  accepts?: readonly string[];
  /** Programs without a cookie may send e-mail and password with each request (HTTP Basic). */
  programs?: true;
  /** A GET that changes something: held to the same rules against other sites as POST. */
  changes?: true;
  /** Answered under whatever name the server is asked by: checks of its health come by its IP address. */
  anyHost?: true;
  /** Largest body accepted, bytes. */
  bodyLimit?: number;
};

/** Declares a route, keeping the types of its schemas. */
export function route<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Answer extends z.ZodType = z.ZodNever,
>(declaration: Route<Params, Query, Body, Answer>): Route<Params, Query, Body, Answer> {
  return declaration;
}
