import { ApiFailure } from '../api/failure.ts';
import { sendFile, sha256Of, type Clock, type Sending } from './send-file.ts';
import type { UploadCalls } from './tus-calls.ts';

/** Where a file stands on its way: its upload at the server, and whether all bytes are there. */
export type Way = { readonly upload: string | null; readonly whole: boolean };

export type Bringing = Pick<Sending, 'file' | 'name' | 'signal'> &
  Way & {
    /** How far it is; what is told here is what another try, by whoever, goes on with. */
    onWay: (way: Way, sent: number) => void;
    /** Makes a file of the upload; the same upload again is the same file. */
    commit: (upload: string) => Promise<unknown>;
  };

/**
 * Brings a file's bytes to the server and makes a file of them, once: where the answer to that was lost, the same upload is committed again before anything
 * is sent anew. Errors: those of `sendFile` and of the commit; `signal` ends it with an AbortError.
 */
export async function bringFile(bringing: Bringing, calls: UploadCalls, clock?: Clock): Promise<void> {
  const { file, name, signal, onWay, commit } = bringing;
  let { upload } = bringing;
  if (upload !== null && bringing.whole) {
    try {
      await commit(upload);
      return;
    } catch (failure) {
      // Swept since then: it begins anew.
      if (!(failure instanceof ApiFailure) || (failure.status !== 404 && failure.status !== 410))
        throw failure;
      upload = null;
    }
  }
  const sha256 = upload === null ? await sha256Of(file) : null;
  signal.throwIfAborted();
  const done = await sendFile(
    {
      file,
      name,
      sha256,
      upload,
      signal,
      onProgress: (begun, sent) => onWay({ upload: begun, whole: false }, sent),
    },
    calls,
    clock,
  );
  onWay({ upload: done, whole: true }, file.size);
  await commit(done);
}
