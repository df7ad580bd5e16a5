import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app/app.ts';

// docs/decisions/0004-session-cookie.md
const SECURE_NAME = '__Host-sid';
const PLAIN_NAME = 'sid';

/** Whether people reach this server over https: PUBLIC_URL says so, or the connection itself. */
export function overHttps(app: Pick<App, 'settings'>, request: FastifyRequest): boolean {
  const publicUrl = app.settings.PUBLIC_URL;
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}

/** What the session's cookie is called where nothing but PUBLIC_URL says whether people come over https. */
export function sessionCookieName({ settings }: Pick<App, 'settings'>): string {
  return settings.PUBLIC_URL?.startsWith('https:') ? SECURE_NAME : PLAIN_NAME;
}

/** The session identifier that the browser sent, if it has the form of one. */
export function sessionCookie(app: App, request: FastifyRequest): string | null {
  const sent = request.cookies[overHttps(app, request) ? SECURE_NAME : PLAIN_NAME];
  return sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : null;
}

/** Gives the browser its session identifier, until the browser closes or the server ends the session. */
export function setSessionCookie(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  identifier: string,
): void {
  const secure = overHttps(app, request);
  reply.setCookie(secure ? SECURE_NAME : PLAIN_NAME, identifier, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: app.settings.SESSION_DAYS * 86_400,
  });
}

/** Takes the session identifier away from the browser. */
export function clearSessionCookie(app: App, request: FastifyRequest, reply: FastifyReply): void {
  const secure = overHttps(app, request);
  reply.clearCookie(secure ? SECURE_NAME : PLAIN_NAME, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
