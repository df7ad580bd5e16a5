import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parseTar } from 'nanotar';

/** A file of the extension; its bytes lie in memory that all workers of the process share. */
export interface PostgisFile {
  /** Below the folder of PostgreSQL's own. */
  readonly name: string;
  readonly data: SharedArrayBuffer;
}

/** PostGIS itself, what makes it in a database, and PROJ's. Rasters, topology, geocoder and steps from former releases: two thirds of 95 MB. */
const USED =
  /^(lib\/postgresql\/postgis-3\.so|share\/postgresql\/extension\/postgis(--\d[\d.]*)?\.(sql|control)|share\/proj\/.+)$/;

let read: Promise<readonly PostgisFile[]> | undefined;

/**
 * The files of PGlite's PostGIS that are used, unpacked once per process. PGlite by itself unpacks all of the archive for each database that is opened, and
 * compiles its three libraries: two thirds of what an opening costs.
 */
export function postgisFiles(): Promise<readonly PostgisFile[]> {
  read ??= unpacked();
  return read;
}

async function unpacked(): Promise<PostgisFile[]> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite-postgis');
  const archive = await promisify(gunzip)(await readFile(join(dirname(entry), 'postgis.tar.gz')));
  // Of a buffer of its own: the reader looks at all of what lies behind it.
  return parseTar(new Uint8Array(archive), {
    filter: ({ name, type }) => type === 'file' && USED.test(name),
  }).map(({ name, data }) => ({ name, data: shared(data ?? new Uint8Array()) }));
}

function shared(bytes: Uint8Array): SharedArrayBuffer {
  const data = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(data).set(bytes);
  return data;
}
