import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { ImportFailed } from '../failure.ts';
import type { ImportOptions } from '../import-folder.ts';
import { ImportRunning, type ImportResult } from '../result.ts';
import { socketPath } from './places.ts';
import { received, send, type Message } from './protocol.ts';

/**
 * Hands a folder to the server that runs on this data folder, or with null the wish to undo the version that stands, and gives the result; undefined when none is running.
 * Errors: `ImportRunning`; what ended the import on the server; that the server went away.
 */
export async function askServer(
  dataDir: string,
  dir: string | null,
  { listener = () => {}, signal, ...wish }: Omit<ImportOptions, 'limits'> = {},
): Promise<ImportResult | undefined> {
  const socket = await connected(socketPath(dataDir));
  if (!socket) return undefined;
  const leave = () => socket.destroy();
  signal?.addEventListener('abort', leave, { once: true });
  try {
    send(socket, dir === null ? { desfazer: true } : { ...wish, pasta: resolve(dir) });
    for await (const message of received<Message>(socket)) {
      if (message.type === 'result') return message.result;
      if (message.type === 'error')
        throw message.running ? new ImportRunning() : new ImportFailed(message.message);
      if (message.type !== 'copied') listener(message);
    }
    signal?.throwIfAborted();
    throw new ImportFailed('o servidor parou durante a importação');
  } finally {
    signal?.removeEventListener('abort', leave);
    socket.destroy();
  }
}

/** Has the server that runs on this data folder copy its database to a folder; false when none is running. Errors: why it did not. */
export async function askBackup(dataDir: string, to: string): Promise<boolean> {
  const socket = await connected(socketPath(dataDir));
  if (!socket) return false;
  try {
    send(socket, { copia: to });
    for await (const message of received<Message>(socket)) {
      if (message.type === 'copied') return true;
      if (message.type === 'error') throw new ImportFailed(message.message);
    }
    throw new ImportFailed('o servidor parou durante a cópia');
  } finally {
    socket.destroy();
  }
}

async function connected(path: string): Promise<Socket | undefined> {
  const socket = createConnection(path);
  try {
    await once(socket, 'connect');
    socket.on('error', () => {}); // the end of the messages tells
    return socket;
  } catch {
    // Nobody listens: no socket, or one that a dead server has left.
    socket.destroy();
    return undefined;
  }
}
