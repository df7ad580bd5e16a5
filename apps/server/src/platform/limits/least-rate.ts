import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface LeastRate {
  /** How often a direction is looked at, ms. */
  readonly windowMs: number;
  /** What must have passed from one look to the next while there is more to come, bytes. */
  readonly bytes: number;
}

/**
 * 2 KiB a second down and 1 KiB up: a telephone on the slowest network there is gets through. Down over a whole minute, for the system's own buffers take
 * megabytes at once and then nothing for a while.
 */
const LEAST_TAKEN: LeastRate = { windowMs: 60_000, bytes: 120 * 1_024 };
const LEAST_SENT: LeastRate = { windowMs: 15_000, bytes: 15 * 1_024 };

interface Seen {
  request?: IncomingMessage;
  response?: ServerResponse;
  /** At the last look: how far it was, if something was to come. */
  taken?: number | undefined;
  sent?: number | undefined;
}

/**
 * Ends connections whose other side does not take its answer, or does not send its body, at a least rate: neither memory nor a file is held for a
 * reader who has gone or never meant to read. `slow` is told of a body that does not come.
 */
export function demandLeastRate(
  server: Server,
  slow: (socket: Socket) => void,
  { taken = LEAST_TAKEN, sent = LEAST_SENT }: { taken?: LeastRate; sent?: LeastRate } = {},
): void {
  const connections = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, {});
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const seen = connections.get(request.socket);
    if (seen) Object.assign(seen, { request, response, sent: undefined });
  });
  const looks = [
    setInterval(() => {
      for (const [socket, seen] of connections) {
        const now = socket.writableLength > 0 ? takenFrom(socket) : undefined;
        if (now !== undefined && seen.taken !== undefined && now - seen.taken < taken.bytes) socket.destroy();
        seen.taken = now;
      }
    }, taken.windowMs),
    setInterval(() => {
      for (const [socket, seen] of connections) {
        const now = isSending(seen) ? socket.bytesRead : undefined;
        if (now !== undefined && seen.sent !== undefined && now - seen.sent < sent.bytes) slow(socket);
        seen.sent = now;
      }
    }, sent.windowMs),
  ];
  for (const look of looks) look.unref();
  server.once('close', () => looks.forEach(clearInterval));
}

const isSending = ({ request, response }: Seen): boolean =>
  request !== undefined && !request.complete && response?.writableEnded === false;

/** How many bytes the system has taken from us. A write that is under way counts as far as it is, which only its handle knows. */
function takenFrom(socket: Socket): number {
  const { _handle: handle } = socket as unknown as {
    _handle: { bytesWritten: number; writeQueueSize: number } | null;
  };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten;
}
