import { chmod, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { isAbsolute } from 'node:path';
import type { DatabaseAccess } from '@fonte/database';
import type { ImportEvent } from '../events.ts';
import { failureReason, ImportCancelled } from '../failure.ts';
import { importFolder } from '../import-folder.ts';
import type { ImportLimits } from '../limit-settings.ts';
import { ImportRunning } from '../result.ts';
import { undoImport } from '../undo/undo-import.ts';
import { backUp } from './back-up.ts';
import { socketPath } from './places.ts';
import { received, send, type Order } from './protocol.ts';

/** A running server's ear for `npm run import`. */
export interface ImportService {
  /** Takes no more folders, and ends an import that runs, of which nothing is kept. */
  close(): Promise<void>;
}

/**
 * Takes folders to import from the command on the same machine, so that the command works while this process holds the embedded database. Only the
 * user who runs the server may connect. A command that goes away before its import is applied ends it.
 */
export async function serveImports(
  access: DatabaseAccess,
  dataDir: string,
  limits?: ImportLimits,
): Promise<ImportService> {
  const path = socketPath(dataDir);
  const sockets = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const work = answer(access, socket, limits).finally(() => sockets.delete(socket));
    sockets.set(socket, work);
  });
  // The data folder is locked by this process, so a socket that is there is a dead one's.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return {
    close: async () => {
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
      await Promise.all(sockets.values());
      await rm(path, { force: true });
    },
  };
}

async function answer(
  access: DatabaseAccess,
  socket: Socket,
  limits: ImportLimits | undefined,
): Promise<void> {
  const gone = new AbortController();
  socket.on('error', () => {});
  socket.on('close', () => gone.abort(new ImportCancelled('o comando que pediu a importação foi encerrado')));
  try {
    for await (const order of received<Order>(socket)) {
      if ('copia' in order) {
        await backUp(access, absolute(order.copia));
        send(socket, { type: 'copied' });
        break;
      }
      const { pasta, desfazer, ...wish } = order;
      const options = { listener: (event: ImportEvent) => send(socket, event), signal: gone.signal };
      const result =
        desfazer === true
          ? await undoImport(access, options)
          : await importFolder(access, absolute(pasta), { ...wish, ...options, limits });
      send(socket, { type: 'result', result });
      break;
    }
  } catch (error) {
    const message = failureReason(error);
    send(socket, { type: 'error', running: error instanceof ImportRunning, message });
  }
  socket.end();
}

function absolute(path: unknown): string {
  if (typeof path !== 'string' || !isAbsolute(path)) throw new Error('An absolute path is expected');
  return path;
}
