import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/**
 * Says once in the log that requests come through a proxy that TRUST_PROXY does not name: then everybody behind it has one address, and limits per
 * address stop many for one. Gives what looks at each request.
 */
export function noticeUntrustedProxy(
  log: Pick<FastifyBaseLogger, 'warn'>,
): (request: Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>) => void {
  let said = false;
  return ({ headers, ip, socket }) => {
    // A trusted proxy's header has given the request another address than its connection's.
    if (said || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    said = true;
    log.warn(
      'X-Forwarded-For from a peer that TRUST_PROXY does not name: attempts are counted per proxy, not per person',
    );
  };
}
