import type { Socket } from 'node:net';
import type { ImportEvent } from '../events.ts';
import type { ImportWish } from '../wish.ts';
import type { ImportResult } from '../result.ts';

/** What a command asks of the running server: one JSON line. */
export type Order = ImportOrder | BackupOrder;

/** `npm run backup`: copy the database to a folder that is not there yet. */
export interface BackupOrder {
  /** The folder's absolute path. */
  readonly copia: string;
}

/** `npm run import`. */
export interface ImportOrder extends ImportWish {
  /** The folder's absolute path; without one the version that stands is undone. */
  readonly pasta?: string | undefined;
  readonly desfazer?: boolean;
}

/** What the server answers, one JSON line each; the last is a result or an error. */
export type Message =
  | ImportEvent
  | { readonly type: 'result'; readonly result: ImportResult }
  | { readonly type: 'copied' }
  | { readonly type: 'error'; readonly running: boolean; readonly message: string };

/** Writes one message; a peer that has gone away is noticed by the socket's own events. */
export function send(socket: Socket, message: Order | Message): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** The messages of the other side until it ends or goes away; leaving the loop keeps the socket. Errors: a line that is not JSON. */
export async function* received<T>(socket: Socket): AsyncGenerator<T> {
  let rest = '';
  socket.setEncoding('utf8');
  try {
    for await (const piece of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as T;
    }
  } catch (error) {
    if (!socket.destroyed) throw error;
  }
}
