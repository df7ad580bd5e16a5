import { createInterface } from 'node:readline';
import type { Socket } from 'node:net';
import type { ImportEvent } from '../events.ts';
import type { ImportResult } from '../result.ts';

/** What the command asks of the running server: one JSON line. */
export interface Order {
  /** The folder's absolute path. */
  readonly pasta: string;
}

/** What the server answers, one JSON line each; the last is a result or an error. */
export type Message =
  | ImportEvent
  | { readonly type: 'result'; readonly result: ImportResult }
  | { readonly type: 'error'; readonly running: boolean; readonly message: string };

/** Writes one message; a peer that has gone away is noticed by the socket's own events. */
export function send(socket: Socket, message: Order | Message): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** The messages of the other side. Errors: a line that is not JSON. */
export async function* received<T>(socket: Socket): AsyncGenerator<T> {
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity }))
    yield JSON.parse(line) as T;
}
