import { Agent, get } from 'node:http';
import { quantile } from '../measure.ts';

export interface LoadResult {
  /** Answers a second. */
  readonly rate: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Mean size of an answer, bytes. */
  readonly size: number;
}

/** Asks for every address, so many at a time over kept connections. Errors: an answer that is not 200 with the content type. */
export async function loadOf(
  addresses: readonly string[],
  concurrency: number,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let next = 0;
  let bytes = 0;
  const worker = async (): Promise<void> => {
    for (let address = addresses[next++]; address !== undefined; address = addresses[next++]) {
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- a client waits for its answer
      const size = await answerSize(address, agent, contentType, headers);
      bytes += size;
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  return {
    rate: addresses.length / seconds,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    size: bytes / addresses.length,
  };
}

function answerSize(
  address: string,
  agent: Agent,
  contentType: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      let size = 0;
      answer.on('data', (data: Buffer) => (size += data.length));
      answer.on('end', () => {
        const type = answer.headers['content-type'] ?? '';
        if (answer.statusCode === 200 && type.startsWith(contentType)) resolve(size);
        else reject(new Error(`${address}: ${answer.statusCode} ${type}`));
      });
      answer.on('error', reject);
    }).on('error', reject);
  });
}
