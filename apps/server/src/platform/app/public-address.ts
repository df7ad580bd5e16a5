import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { fail } from '../failures/fail.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under whatever name the server is asked by (contracts, Route.anyHost). */
    anyHost?: true;
  }
}

/** What the address is made of: settings, and the port in use where the setting left the choice to the system; a command has no server. */
type Addressed = { readonly settings: App['settings']; readonly server?: Pick<App['server'], 'server'> };

/**
 * Scheme, host and port by which people reach the portal; every link is made from it. Never from a request: who asks would write the link that somebody
 * else is sent. In the demonstration without PUBLIC_URL it is where the server listens.
 */
export function publicOrigin(app: Addressed): string {
  return app.settings.PUBLIC_URL ?? listeningOrigin(app);
}

/** Where the server listens, as a browser on this machine reaches it. */
export function listeningOrigin({ settings, server }: Addressed): string {
  const address = server?.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  return `http://${hostIn(settings.HOST)}:${port}`;
}

function hostIn(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Refuses requests that name another host than PUBLIC_URL's, in Host or, from a trusted proxy, in X-Forwarded-Host. Not where PUBLIC_URL is none or http,
 * which it is in the demonstration only (settings.ts): there people come by any name of the machine. Errors: `otherHost`.
 */
export function refuseOtherHosts({ settings }: Pick<App, 'settings'>, request: FastifyRequest): void {
  const { PUBLIC_URL } = settings;
  if (PUBLIC_URL === null || !PUBLIC_URL.startsWith('https:')) return;
  if (request.routeOptions.config.anyHost === true) return;
  if (!sameHost(request.host, PUBLIC_URL)) fail('otherHost', { address: PUBLIC_URL });
}

/** Whether a Host header names the host and port of an https address; the port may be left out where it is the usual one. */
function sameHost(given: string | undefined, address: string): boolean {
  const written = `https://${given ?? ''}`;
  // What a URL would read as more than host and port is no Host.
  if (given === undefined || /[^\w.:[\]-]/.test(given) || !URL.canParse(written)) return false;
  return new URL(written).host === new URL(address).host;
}
