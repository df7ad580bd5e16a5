import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The embedded database's folder within the data folder. */
export const databaseFolder = (dataDir: string): string => join(resolve(dataDir), 'banco');

/** Where the lists of faults of refused imports are written. */
export const faultsFolder = (dataDir: string): string => join(resolve(dataDir), 'importacoes');

/** The shortest limit of a socket's path among the systems we know (macOS, 104 bytes with the final zero). */
const PATH_LIMIT = 103;

/** Where a running server takes folders to import; in the data folder, or for a very long path in the temporary one. */
export function socketPath(dataDir: string): string {
  const folder = resolve(dataDir);
  const path = join(folder, 'import.sock');
  if (Buffer.byteLength(path) <= PATH_LIMIT) return path;
  return join(tmpdir(), `fonte-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.sock`);
}
