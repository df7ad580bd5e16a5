import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes in which the file says of what it is. */
const LONGEST_FOOT = 16_384;

/** A file as it came. */
export interface Received {
  /** Rows, without the head and without what the file says of itself below them. */
  readonly rows: number;
  /** Rows that the answer said it would have. */
  readonly stated: number;
  readonly bytes: number;
  readonly firstMs: number;
  readonly allMs: number;
}

/** Reads a CSV from a server, with a rest of so many ms at each piece; nothing of it is kept. Errors: any answer but 200. */
export async function download(address: string, cookie: string, restMs: number): Promise<Received> {
  const began = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { cookie } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
  let firstMs = Number.NaN;
  let bytes = 0;
  let lines = 0;
  let end = '';
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (bytes === 0) firstMs = performance.now() - began;
    bytes += chunk.length;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) lines += 1;
    end = (end + chunk.toString('latin1')).slice(-LONGEST_FOOT);
    if (restMs > 0) await pause(restMs);
  }
  const stated = Number(response.headers['x-total-count']);
  // Its head is no row, nor is what it says of itself below them.
  const foot = end.split(/\r\n(?=;+\r\n)/).at(-1) ?? '';
  return {
    rows: lines - 1 - (foot.split('\n').length - 1),
    stated,
    bytes,
    firstMs,
    allMs: performance.now() - began,
  };
}
