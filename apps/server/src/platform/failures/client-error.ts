import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { Failure } from './fail.ts';

/** What the HTTP parser itself refuses, before there is a request: answered in the same form as everything else. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuseOnSocket(socket, new Failure(failureName(error)));
}

/** A failure to who has no request yet, or only a part of one, and the end of the connection. */
export function refuseOnSocket(socket: Socket, failure: Failure): void {
  const body = JSON.stringify(failure.body());
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function failureName({ code, rawPacket: sent }: ConnectionError) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'slowRequest';
  if (code !== 'HPE_HEADER_OVERFLOW') return 'invalidRequest';
  // Declared otherwise, but Node gives a buffer, or nothing.
  const rawPacket = sent as unknown as Buffer | undefined;
  const startsWithLine = /^[A-Z]+ \//.test(rawPacket?.subarray(0, 20).toString('latin1') ?? '');
  const lineEnd = rawPacket?.indexOf('\r\n') ?? -1;
  return startsWithLine && (lineEnd === -1 || lineEnd > 8_000) ? 'uriTooLong' : 'headersTooLarge';
}
