import { createServer, request as ask, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How narrow a line is: bytes a second for all answers together, and milliseconds that each request is late. */
export interface Width {
  readonly bytesPerSecond: number;
  readonly delayMs: number;
}

/** What went over a line: requests, and bytes of their answers as sent, heads and compressed bodies. */
export interface Sent {
  readonly requests: number;
  readonly bytes: number;
}

/** A line between browser and server, which counts what goes over it: of pages, their workers and all else of the browser alike. */
export interface Line {
  readonly url: string;
  sent(): Sent;
  close(): Promise<void>;
}

const MOST = 4_096;

/** A line to the server at `url`, as wide as this machine's or of a width. */
export async function lineTo(url: string, width: Width | null = null): Promise<Line> {
  const agent = new Agent({ keepAlive: true });
  let [requests, bytes, free] = [0, 0, 0];
  /** Waits until so many bytes have gone through, behind all that others send. */
  const pass = async (size: number): Promise<void> => {
    bytes += size;
    if (!width) return;
    const now = performance.now();
    free = Math.max(now, free) + (size / width.bytesPerSecond) * 1_000;
    await sleep(free - now);
  };
  const server = createServer((asked, answer) => {
    requests += 1;
    const further = (): void => {
      const { method, headers } = asked;
      const sent = ask(new URL(asked.url ?? '/', url), { method, headers, agent }, async (got) => {
        try {
          await pass(got.rawHeaders.join('').length + 4 * (got.rawHeaders.length / 2) + 17);
          answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
          for await (const chunk of got as AsyncIterable<Buffer>)
            for (let at = 0; at < chunk.length; at += MOST) {
              const part = chunk.subarray(at, at + MOST);
              await pass(part.length);
              answer.write(part);
            }
          answer.end();
        } catch {
          answer.destroy();
        }
      });
      sent.on('error', () => answer.destroy());
      // A reader that goes away does not keep the server at work.
      answer.on('close', () => sent.destroy());
      asked.pipe(sent);
    };
    if (width) setTimeout(further, width.delayMs);
    else further();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => ({ requests, bytes }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      agent.destroy();
    },
  };
}
