import { lstat, open, stat } from 'node:fs/promises';
import { REASONS } from '../source/reasons.ts';

/** What stands at a path: a file that may be read, with its size, or the reason why there is none. */
export type StandingFile =
  | { readonly bytes: number; readonly reason?: undefined }
  | { readonly reason: string };

/**
 * Looks at a file before it is opened, as opening a pipe would wait for ever for its writer. Follows links.
 * Errors: those that are no fault of the file (`fileReason`).
 */
export async function standingFile(path: string): Promise<StandingFile> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return { reason: REASONS.isFolder };
    if (!found.isFile()) return { reason: REASONS.notFile };
    // Only opening it tells whether this process may.
    await (await open(path)).close();
    return { bytes: found.size };
  } catch (error) {
    const reason = fileReason(error);
    if (reason === undefined) throw error;
    return { reason: reason === REASONS.vanished && (await isLink(path)) ? REASONS.danglingLink : reason };
  }
}

const isLink = (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );

const BY_CODE: Readonly<Record<string, string>> = {
  EACCES: REASONS.noPermission,
  EPERM: REASONS.noPermission,
  EISDIR: REASONS.isFolder,
  ELOOP: REASONS.circularLink,
  ENOENT: REASONS.vanished,
  EIO: REASONS.unreadable,
  ESTALE: REASONS.unreadable,
  ENXIO: REASONS.notFile,
};

/** Why the system could not open or read a file, when that is the file's fault and not the program's. */
export function fileReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return BY_CODE[String(error.code)];
}
