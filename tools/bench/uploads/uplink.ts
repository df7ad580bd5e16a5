import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A line as a phone's in the field: narrow on the way up, and cut again and again. */
export interface Uplink {
  readonly url: string;
  /** From now on every connection breaks each so many ms; null: none does. */
  cutEvery(ms: number | null): void;
  /** Bytes that have gone up, whole requests as a phone's plan counts them, and cuts that broke something. */
  sent(): { readonly bytes: number; readonly cuts: number };
  close(): Promise<void>;
}

/** So much goes through at a time: what a cut takes with it stays small. */
const MOST = 8_192;

/** A line to the server at `url` that carries so many bytes a second upwards, all connections together. */
export async function uplinkTo(url: string, bytesPerSecond: number): Promise<Uplink> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let [bytes, cuts, free] = [0, 0, 0];
  let timer: NodeJS.Timeout | undefined;
  const pass = async (size: number): Promise<void> => {
    const now = performance.now();
    free = Math.max(now, free) + (size / bytesPerSecond) * 1_000;
    await sleep(free - now);
  };
  const server = createServer({ highWaterMark: MOST }, (near) => {
    const far = connect(Number(port), hostname);
    open.add(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    near.on('close', () => open.delete(near));
    far.pipe(near);
    const up = async (): Promise<void> => {
      for await (const chunk of near as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; at += MOST) {
          const part = chunk.subarray(at, at + MOST);
          await pass(part.length);
          if (far.destroyed) return;
          bytes += part.length;
          far.write(part);
        }
      far.end();
    };
    up().catch(() => far.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cut = (): void => {
    if (open.size > 0) cuts += 1;
    for (const one of open) one.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutEvery: (ms) => {
      clearInterval(timer);
      timer = ms === null ? undefined : setInterval(cut, ms);
    },
    sent: () => ({ bytes, cuts }),
    close: async () => {
      clearInterval(timer);
      for (const one of open) one.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
