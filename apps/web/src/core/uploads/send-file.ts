import { ApiFailure } from '../api/failure.ts';
import { ChunkSize, type Line } from './chunk-size.ts';
import type { UploadCalls } from './tus-calls.ts';

/** Tries in a row that bring nothing further, before it is said that the line does not carry it. */
const MOST_TRIES = 8;
/** Waited before the next try, ms: twice as long each time. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Times that a file begins anew: its pieces are gone when another machine answers, or the intent was swept. */
const MOST_BEGINNINGS = 3;

export type Sending = {
  file: Blob;
  name: string;
  /** Of the bytes, in hex; null where the browser cannot count it. */
  sha256: string | null;
  /** An upload that was begun before and goes on; where it is gone that is told, as it may have become a file. */
  upload?: string | null;
  signal: AbortSignal;
  /** The upload has this address, and so many bytes of it are there. */
  onProgress: (upload: string, sent: number) => void;
};

/** What time it is and how to wait; handed in. */
export type Clock = { now: () => number; wait: (ms: number, signal: AbortSignal) => Promise<void> };

/**
 * Brings a file's bytes to the server in growing chunks and gives the upload's id, which a commit then names. A broken line is tried again from what has
 * arrived; `line` is this page's unless it is another. Throws the server's refusal, that a continued upload is gone (404, 410), or the last failure when the line stays away; `signal` ends it with an
 * AbortError.
 */
export async function sendFile(
  { file, name, sha256, upload = null, signal, onProgress }: Sending,
  calls: UploadCalls,
  clock: Clock = CLOCK,
  line?: Line,
): Promise<string> {
  const chunk = new ChunkSize(line);
  let id = upload;
  // Unknown until the server says it: a continued upload may have more or less than was counted here.
  let offset: number | null = null;
  let tries = 0;
  let beginnings = 0;
  for (;;) {
    try {
      if (id === null || offset === null) {
        if (id === null && ++beginnings > MOST_BEGINNINGS) throw new GivenUp();
        const asked = clock.now();
        const state = await (id === null ? calls.begin(file, name, sha256, signal) : calls.state(id, signal));
        chunk.answered(clock.now() - asked);
        ({ id, recebido: offset } = state);
      }
      onProgress(id, offset);
      if (offset >= file.size) return id;
      const end = Math.min(file.size, offset + chunk.now);
      const from = clock.now();
      const twice = await calls.append(id, offset, file.slice(offset, end), signal);
      if (twice > 0) chunk.broke();
      else chunk.arrived(end - offset, clock.now() - from);
      offset = end;
      tries = 0;
    } catch (failure) {
      if (signal.aborted) throw failure;
      const next = afterFailure(failure);
      if (next === 'refused' || (next === 'gone' && id === upload)) throw failure;
      if (next === 'gone') id = null;
      offset = null;
      if (next !== 'again') continue;
      chunk.broke();
      if (++tries >= MOST_TRIES) throw failure;
      await clock.wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)), signal);
    }
  }
}

/** The server lost the upload again and again. */
class GivenUp extends ApiFailure {
  constructor() {
    super('O servidor não guardou o começo deste arquivo. Tente de novo mais tarde.', 0, null, true);
  }
}

/** What a failure means for the upload: its pieces are gone, it stands elsewhere, try again, or no. */
function afterFailure(failure: unknown): 'gone' | 'elsewhere' | 'again' | 'refused' {
  if (!(failure instanceof ApiFailure) || failure instanceof GivenUp) return 'refused';
  const { status } = failure;
  if (status === 404 || status === 410) return 'gone';
  if (status === 409) return 'elsewhere';
  // The network, a slow line, too much at once, a server that restarts; a full disk is no such thing.
  return status === 0 || status === 408 || status === 429 || (status >= 500 && status !== 507)
    ? 'again'
    : 'refused';
}

const CLOCK: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          reject(signal.reason as Error);
        },
        { once: true },
      );
    }),
};

/** SHA-256 of a file in hex; null where the page is not in a secure context, or the file cannot be read whole: sending it says what is wrong. */
export async function sha256Of(file: Blob): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
