import { ApiFailure } from '../api/failure.ts';
import { sendFile, sha256Of, type Clock, type Sending } from './send-file.ts';
import type { UploadCalls } from './tus-calls.ts';

/** Where a file stands on its way: its upload at the server, and whether all bytes are there. */
export type Way = { readonly upload: string | null; readonly whole: boolean };

export type Bringing = Pick<Sending, 'file' | 'name' | 'signal'> &
  Way & {
    /** How far it is; what is told here is what another try, by whoever, goes on with. That all bytes are there is waited for. */
    onWay: (way: Way, sent: number) => Promise<void>;
    /** Makes a file of the upload; the same upload again is the same file. */
    commit: (upload: string) => Promise<unknown>;
  };

/**
 * Brings a file's bytes to the server and makes a file of them, once: that all bytes are there is kept before it is made, and what was begun before and is there
 * no more may be a file already, of which nobody was told. So it is made of the same upload again before anything is sent anew. Errors: those of `sendFile` and
 * of the commit; `signal` ends it with an AbortError.
 */
export async function bringFile(bringing: Bringing, calls: UploadCalls, clock?: Clock): Promise<void> {
  const { file, name, signal, upload: begun, whole, onWay, commit } = bringing;
  const bytes = async (upload: string | null, sha256: string | null): Promise<string> => {
    signal.throwIfAborted();
    const onProgress = (id: string, sent: number) => void onWay({ upload: id, whole: false }, sent);
    const done = await sendFile({ file, name, sha256, upload, signal, onProgress }, calls, clock);
    signal.throwIfAborted();
    await onWay({ upload: done, whole: true }, file.size);
    return done;
  };
  if (begun !== null) {
    if (!whole) await isStillThere(bytes(begun, null));
    signal.throwIfAborted();
    if (await isStillThere(commit(begun))) return;
  }
  await commit(await bytes(null, await sha256Of(file)));
}

/** False where the server has no such upload any more: swept, or on another machine. Errors: all others of `work`. */
async function isStillThere(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (failure) {
    if (isGone(failure)) return false;
    throw failure;
  }
}

/** A property that is not theirs any more is no upload that is gone: sending its file anew would be refused as well. */
const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.status === 410 || (failure.status === 404 && failure.code !== 'propertyNotFound'));
