import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { FailureName } from './failures.ts';
import type { KeyScope } from './program-keys.ts';

/** What a call takes and answers, besides its light part (endpoint.ts). */
export type RouteParts<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = {
  summary: string;
  params?: Params;
  /** What a part of the path that `params` refuses is told as, so that it reads like one that is not there. Without it: `invalidParameter`. */
  noSuch?: FailureName;
  query?: Query;
  body?: Body;
  /** Media types of the body taken besides JSON; such a body arrives as its text. */
  accepts?: readonly string[];
  /** Media type of a body that nobody reads beforehand: the handler takes it from `call.request` as it comes. */
  streams?: 'multipart/form-data' | 'application/offset+octet-stream';
  /**
   * For programs without a cookie, whose 401 says that HTTP Basic is taken (RFC 9110 11.6.1), for which QGIS and spreadsheets then ask their reader: with e-mail and password or a personal key
   * (`account`), or with a key alone (`key`).
   */
  programs?: 'account' | 'key';
  /** The scope of the personal keys (program-keys.ts) that this call answers to, a GET that changes nothing. Without it: to none. */
  keys?: KeyScope;
  /**
   * Which sessions may call it while their second factor is due: any (`always`), one whose person has a factor and has not proved it (`prove`), one whose
   * person has none yet (`enrol`). Without it none: everything else waits for the factor.
   */
  beforeFactor?: 'always' | 'prove' | 'enrol';
  /** A GET that changes something: held to the same rules against other sites as POST. */
  changes?: true;
  /** Answered under whatever name the server is asked by: checks of its health come by its IP address. */
  anyHost?: true;
  /** Largest body accepted, bytes. */
  bodyLimit?: number;
} & (
  | {
      content: 'json';
      /** Its JSON. A call that also gives files says so by its parameters. */
      answer: Answer;
      /** Media types that the same address gives besides JSON. */
      alsoGives?: readonly string[];
      /** Leaves as it was made, without being read once more: for long answers, which the tests hold against `answer`. */
      asMade?: true;
    }
  /** `file` and `csv` are streamed, a `service` answers in forms of its own. */
  | { content: 'csv' | 'file' | 'redirect' | 'service'; answer?: never; asMade?: never; alsoGives?: never }
);

/** One call of the portal, declared once and used by server, browser, OpenAPI page and authorisation matrix. */
export type Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = Endpoint & RouteParts<Params, Query, Body, Answer>;

/** Declares what a call takes and answers, keeping the types of its schemas. One whose content is JSON does not compile without its answer. */
export function route<
  const Light extends Endpoint,
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Answer extends z.ZodType = z.ZodNever,
>(
  endpoint: Light,
  parts: RouteParts<Params, Query, Body, Answer>,
): Light & RouteParts<Params, Query, Body, Answer> {
  return { ...endpoint, ...parts };
}
