import { Readable } from 'node:stream';
import { can, type Route } from '@fonte/contracts';
import { asCaller } from '@fonte/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Download, NOT_MODIFIED } from '../answers/answers.ts';
import type { App } from '../app/app.ts';
import { isForOtherSites, namedSite } from '../app/other-sites.ts';
import type { Responder } from '../app/route-registry.ts';
import { KEY_SCOPE_NAMES, keyMayCall, type KeyScope } from '@fonte/contracts/program-keys';
import { basicSession, CHALLENGE, isBrowser } from '../identity/basic-sign-in.ts';
import { keySession } from '../identity/program-keys.ts';
import { sentKey } from '../identity/sent-key.ts';
import type { Call } from './call.ts';
import { refuseOtherSites } from './csrf.ts';
import { dropRest } from './drop-rest.ts';
import { answerError, failureOf } from './error-handler.ts';
import { fail, type Failure } from '../failures/fail.ts';
import { sendDownload } from '../answers/files.ts';
import { KeptBody, sendKept } from '../answers/kept-body.ts';
import { jsonOf, RequestCall } from './request-call.ts';
import type { Session } from '../identity/session.ts';
import { readSession } from '../identity/session-store.ts';
import { askedOf } from '../trail/asked-of.ts';
import { witnessOf, type Witness } from './witness.ts';
import { refuseUnknown, validated, validatedPath } from './validate.ts';

type Given<Schema extends z.ZodType> = z.output<Schema>;

/**
 * Registers a declared route: who may call it, what it accepts and what it answers come from the contract, `fn` does the work.
 * Parameters, query and body arrive checked; an answer leaves without fields that its schema does not name, unless it leaves as it
 * was made.
 */
export function handle<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: App,
  route: Route<Params, Query, Body, Answer>,
  fn: (
    call: Call<Given<Params>, Given<Query>, Given<Body>>,
  ) => Promise<
    NoInfer<z.input<Answer>> | Download | KeptBody<NoInfer<z.input<Answer>>> | typeof NOT_MODIFIED
  >,
  form?: RefusalForm,
): void {
  const whole = async (request: FastifyRequest, query: unknown, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const witness = witnessOf(request);
    witness.route = route;
    witness.asked = askedOf(route, request, query);
    if (route.changes === true) refuseOtherSites(app, request);
    const session = route.access === 'public' ? null : await callerOf(app, route, request, reply, witness);
    witness.session = session;
    authorise(route, session);
    const caller = { person: personOf(request, session), urgent: isShort(route) };
    return asCaller(caller, () => answered(request, query, reply, witness));
  };
  const respond = route.streams === undefined ? whole : droppingRest(whole);
  const answered = async (
    request: FastifyRequest,
    query: unknown,
    reply: FastifyReply,
    witness: Witness,
  ): Promise<unknown> => {
    if (route.streams !== undefined) refuseOtherType(route.streams, request);
    refuseUnknown(route.query, query);
    const call = new RequestCall(app, route, request, reply, witness.session, {
      params: validatedPath(route.params, request.params, route.noSuch) as Given<Params>,
      query: validated('parameter', route.query, query) as Given<Query>,
      body: validated('body', route.body, request.body) as Given<Body>,
    });
    return send(app, route, reply, await fn(call), witness);
  };
  app.routes.add(route, respond);
  if (route.legacy) return; // reached through the dispatcher's one address
  app.server.route({
    method: route.method,
    url: route.path,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    config: {
      ...(route.accepts === undefined ? {} : { accepts: route.accepts }),
      ...(route.streams === undefined ? {} : { streams: route.streams }),
      ...(route.anyHost === undefined ? {} : { anyHost: route.anyHost }),
      ...(isForOtherSites(route) ? { otherSites: true as const } : {}),
    },
    ...(form === undefined ? {} : { errorHandler: refusing(form) }),
    handler: (request, reply) => respond(request, request.query, reply),
  });
}

/**
 * A call whose handler reads its body: after a refusal the rest of it is taken and dropped. A client that still writes would otherwise see a broken connection instead of the refusal.
 */
const droppingRest =
  (respond: Responder): Responder =>
  async (request, query, reply) => {
    try {
      return await respond(request, query, reply);
    } catch (error) {
      if (!(await dropRest(request.raw))) reply.header('connection', 'close');
      throw error;
    }
  };

function refuseOtherType(type: string, { headers }: FastifyRequest): void {
  const [sent = ''] = (headers['content-type'] ?? '').split(';');
  if (sent.trim().toLowerCase() !== type)
    fail('unsupportedMediaType', {}, { sentence: `O pedido precisa ser ${type}` });
}

/** How a service for programs tells of a request that is refused before its own code sees it: too long, of another type. */
export type RefusalForm = (failure: Failure, request: FastifyRequest) => Download;

/** What is wrong with the request itself; whoever may not ask gets everybody's answer, which browsers and programs know. */
const OF_THE_REQUEST = new Set([400, 413, 414, 415]);
const refusing = (form: RefusalForm) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = failureOf(error);
  if (!OF_THE_REQUEST.has(failure.status)) return answerError(error, request, reply);
  return sendDownload(reply, form(failure, request));
};

/** Who asks: by the session cookie, by a personal key, or on a service for programs by e-mail and password with the request. */
async function callerOf(
  app: App,
  route: Pick<Route, 'programs' | 'method' | 'keys'>,
  request: FastifyRequest,
  reply: FastifyReply,
  witness: Witness,
): Promise<Session | null> {
  const session = await asCaller({ urgent: true }, () => readSession(app, request));
  if (session !== null) return session;
  const key = sentKey(request, isForOtherSites(route) && namedSite(app, request) !== null);
  if (route.programs !== undefined && !isBrowser(request)) reply.header('www-authenticate', CHALLENGE);
  if (key === null && route.programs !== 'account') return null;
  const named = await asCaller({ urgent: true }, () =>
    key === null
      ? basicSession(app, request)
      : keySession(app, request, key, (known) => {
          witness.key = known;
        }),
  );
  if (named !== null) reply.removeHeader('www-authenticate');
  return named;
}

/** The one place where a call is allowed: everything that is not said to be allowed is refused. */
export function authorise(
  route: Pick<Route, 'access' | 'beforeFactor' | 'keys' | 'method'>,
  session: Session | null,
): void {
  if (route.access === 'public') return;
  if (session === null) fail('unauthorized');
  if (session.key !== null && !keyMayCall(route, session.key.scopes)) refuseKey(route.keys);
  const { factorDue } = session;
  if (factorDue !== null && route.beforeFactor !== 'always' && route.beforeFactor !== factorDue)
    fail(factorDue === 'prove' ? 'factorDue' : 'factorMissing');
  if (route.access === 'session') return;
  if (!can(session.profile, route.access.capability)) fail('forbidden');
}

function refuseKey(scope: KeyScope | undefined): never {
  return scope === undefined ? fail('keyNotHere') : fail('keyScope', { what: KEY_SCOPE_NAMES[scope] });
}

/** Sign-in and what the portal tells of itself: a few rows of its own tables, for which no figure is waited. */
const isShort = ({ name }: Pick<Route, 'name'>): boolean => /^(?:auth|portal)\./.test(name);

/** Whoever asks, as one word. */
const personOf = ({ ip }: FastifyRequest, session: Session | null): string =>
  session === null ? ip : String(session.idUsuario);

function send(
  app: App,
  route: Pick<Route, 'answer' | 'asMade'>,
  reply: FastifyReply,
  answer: unknown,
  witness: Witness,
): unknown {
  if (answer === NOT_MODIFIED) return reply.code(304).send();
  // What names people, and what is not whole, is in nobody's cache, so that there is nothing to ask again by either.
  if (witness.tellsPersons || witness.told.passing === true)
    reply.header('cache-control', 'no-store').removeHeader('etag');
  if (answer instanceof Download) {
    const { content, options } = answer;
    if (options.rows) witness.told = { rows: options.rows, ...witness.told };
    if (!(content instanceof Readable) || options.direct === true) return sendDownload(reply, answer);
    const kept = app.spool.keep(content, personOf(reply.request, witness.session));
    return sendDownload(reply, new Download(kept, options));
  }
  if (answer instanceof KeptBody) return sendKept(reply, answer);
  return reply.type('application/json; charset=utf-8').send(jsonOf(route, answer));
}
