// @ts-check
// The embedded database's thread: PGlite with PostGIS, spoken to in PostgreSQL's own wire protocol, so that the main thread uses pg's client for
// both engines. Plain JavaScript because a worker thread does not inherit tsx or vitest.
import { basename, dirname } from 'node:path/posix';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { postgis } from '@electric-sql/pglite-postgis';

/**
 * @typedef {import('./postgis-files.ts').PostgisFile} PostgisFile
 * @typedef {{ dataDir: string, create: boolean, wasm: WebAssembly.Module, postgisFiles: readonly PostgisFile[] }} Start
 * @typedef {{ run: Uint8Array } | { close: true }} Order
 */

if (!parentPort) throw new Error('worker.mjs runs as a worker thread');
const port = parentPort;
const start = /** @type {Start} */ (workerData);

/** Answers go out in pieces of about this size while the statement still runs. */
const PIECE = 256 * 1024;

/** PostGIS as its package sets it up, but for the archive that each opening would unpack whole: see `postgisFiles`. */
const fromMemory = {
  name: 'postgis',
  /** @type {typeof postgis.setup} */
  async setup(pg, options) {
    const { emscriptenOpts } = await postgis.setup(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), place] } };
  },
};

const database = await PGlite.create({
  dataDir: start.dataDir,
  extensions: { postgis: fromMemory },
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
  pgliteWasmModule: start.wasm,
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

/**
 * Puts the extension's files where PGlite would: libraries are compiled before the database starts, the others stay in the memory that they came in.
 * @param {any} module PGlite's, with Emscripten's file system
 */
function place({ FS }) {
  for (const { name, data } of start.postgisFiles) {
    const [folder, file] = [`/pglite/${dirname(name)}`, basename(name)];
    FS.mkdirTree(folder);
    if (name.endsWith('.so')) {
      // A copy: WebAssembly is not compiled from shared memory.
      FS.createPreloadedFile(
        folder,
        file,
        new Uint8Array(data).slice(),
        true,
        true,
        undefined,
        broken,
        false,
      );
    } else FS.writeFile(`${folder}/${file}`, new Uint8Array(data), { canOwn: true });
  }
}

function broken() {
  throw new Error('The library of PostGIS could not be loaded');
}

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
