import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line to the portal that breaks. */
export type CutLine = {
  readonly url: string;
  /** From now on each connection breaks after so many bytes have gone up; null: none does. */
  breakAfter: (bytes: number | null) => void;
  /** Connections that were broken since the last time that somebody asked. */
  taken: () => number;
  /** Bytes that went up since the last time that somebody asked: whole requests, as a phone's plan counts them. */
  sent: () => number;
  end: () => Promise<void>;
};

/** Lays one: what goes through is the portal's own, byte by byte. */
export async function cutLine(portal: string): Promise<CutLine> {
  const { hostname, port } = new URL(portal);
  const open = new Set<Socket>();
  let most: number | null = null;
  let broken = 0;
  let up = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let here = 0;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (chunk) => {
      const room = most === null ? chunk.length : Math.max(0, most - here);
      const goes = chunk.subarray(0, room);
      here += goes.length;
      up += goes.length;
      // What came before the break arrives.
      if (goes.length < chunk.length) {
        broken += 1;
        far.end(goes, () => near.destroy());
      } else if (!far.write(goes)) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    breakAfter: (bytes) => (most = bytes),
    taken: () => {
      const now = broken;
      broken = 0;
      return now;
    },
    sent: () => {
      const now = up;
      up = 0;
      return now;
    },
    end: async () => {
      for (const one of open) one.destroy();
      await new Promise((ended) => server.close(ended));
    },
  };
}
