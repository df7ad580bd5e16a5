import type { Duplex } from 'node:stream';
import { Client, type ClientBase } from 'pg';
import { clientConfig, CONNECT_MS } from './settings.ts';

/** After its time limit a statement that the server has not ended by itself is ended by dropping its connection; likewise one that was cancelled. */
export const GRACE_MS = 2_000;

/** Runs short statements on a connection made for them, as when the pool's are busy or in doubt. */
export async function aside<T>(
  address: string,
  work: (client: Client) => Promise<T>,
  connectMs = CONNECT_MS,
): Promise<T> {
  const client = new Client(clientConfig(address, connectMs));
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    dropSoon(client);
  }
}

/** Waits for work, but not longer; what becomes of it afterwards is nobody's. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}

/** Says goodbye, and does not wait for an answer that may never come. */
export function dropSoon(client: Client): void {
  void atMost(GRACE_MS, client.end()).then(() => dropNow(client));
}

/** Ends it without a word. */
export function dropNow(client: Client): void {
  streamOf(client)?.destroy();
}

export const streamOf = (client: ClientBase): Duplex | undefined =>
  (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream;
