// @ts-check
// The embedded database's thread: PGlite with PostGIS, spoken to in PostgreSQL's own wire protocol, so that the main thread uses pg's client for
// both engines. Plain JavaScript because a worker thread does not inherit tsx or vitest.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { postgis } from '@electric-sql/pglite-postgis';

/**
 * @typedef {{ dataDir: string, create: boolean, wasm?: WebAssembly.Module }} Start
 * @typedef {{ run: Uint8Array } | { close: true }} Order
 */

if (!parentPort) throw new Error('worker.mjs runs as a worker thread');
const port = parentPort;
const start = /** @type {Start} */ (workerData);

/** Answers go out in pieces of about this size while the statement still runs. */
const PIECE = 256 * 1024;

const database = await PGlite.create({
  dataDir: start.dataDir,
  extensions: { postgis },
  startParams: [
    ...PGlite.defaultStartParams,
    '-c',
    'work_mem=32MB',
    '-c',
    'random_page_cost=1.1',
    '-c',
    'min_wal_size=32MB',
    // A log that is no longer needed is removed: copies of the folder are half as large, and a full disk gets it back at the next checkpoint.
    '-c',
    'wal_recycle=off',
  ],
  ...(start.wasm ? { pgliteWasmModule: start.wasm } : {}),
});
if (start.create) {
  port.postMessage({ step: 'extension' });
  await database.exec('CREATE EXTENSION IF NOT EXISTS postgis; CHECKPOINT');
}

port.on('message', async (/** @type {Order} */ order) => {
  if ('close' in order) {
    await database.close();
    port.postMessage({ closed: true });
    process.exit(0);
  }
  await run(order.run);
  port.postMessage({ done: true });
});
port.postMessage({ ready: true });

/** @param {Uint8Array} message whole protocol messages, ending in one that asks for an answer */
async function run(message) {
  /** @type {Uint8Array[]} */
  let pieces = [];
  let size = 0;
  const send = () => {
    if (size === 0) return;
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    pieces = [];
    size = 0;
    port.postMessage({ data: bytes }, [bytes.buffer]);
  };
  if (message[0] === 0) {
    // The start-up packet is answered by return value only.
    const hello = await database.execProtocolRaw(message);
    pieces.push(hello);
    size = hello.length;
    return send();
  }
  await database.execProtocolRawStream(message, {
    onRawData: (data) => {
      pieces.push(data.slice()); // PGlite reuses the memory behind `data`
      size += data.length;
      if (size >= PIECE) send();
    },
  });
  send();
}
