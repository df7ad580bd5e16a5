import type { IncomingMessage } from 'node:http';

/** What is taken of a body that nobody wants, before its connection is given up. */
const MOST_BYTES = 80 * 1_048_576;
const LONGEST_MS = 15_000;

/** Takes and drops the rest of a request's body; gives whether it came to its end, or the client went. */
export async function dropRest(request: IncomingMessage): Promise<boolean> {
  if (request.complete || request.readableEnded || request.destroyed) {
    request.resume();
    return true;
  }
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (whole: boolean): void => {
      clearTimeout(timer);
      request.off('data', drop).off('end', ended).off('close', ended).off('error', ended);
      resolve(whole);
    };
    const ended = (): void => end(true);
    const drop = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) end(false);
    };
    const timer = setTimeout(() => end(false), LONGEST_MS);
    request.on('data', drop).once('end', ended).once('close', ended).once('error', ended);
    request.resume();
  });
}
