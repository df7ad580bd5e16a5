import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { formatInteger } from '@fonte/pt-br';
import type { Fault } from '../../read/fault.ts';
import { REASONS } from '../../source/reasons.ts';
import { GEOGRAPHY_FOLDER } from '../folder.ts';
import { isKnownFile, liesBeside } from './known-names.ts';
import { bytesOfEntry, zipDirectory, ZipFault, type ZipEntry } from './zip-directory.ts';

export interface UnpackLimits {
  /** All files together, bytes. */
  readonly unpackedBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/** Rows of text shrink to a twentieth or a thirtieth; deflate itself reaches 1032. */
const MOST_TIMES = 200;
/** A small zip may hold a file of one letter repeated and do no harm. */
const FREE_BYTES = 16 * 1_048_576;
const MOST_FILES = 200;
const MEGABYTE = 1_048_576;

/** What is to be unpacked, under the name that it gets in the folder. */
interface Wanted {
  readonly entry: ZipEntry;
  readonly path: string;
}

/**
 * Unpacks a folder of the format from a zip into `dir`, an empty folder of ours: known names only, each a plain file of its own, at the zip's top or in its one
 * folder. Names, links and sizes are judged by the directory before the first byte, and what really comes out is counted against them. Gives what is wrong with the
 * zip; then `dir` may hold a part. Errors: the signal's reason, those of the disk.
 */
export async function unpackZip(
  zip: string,
  name: string,
  dir: string,
  limits: UnpackLimits,
): Promise<Fault[]> {
  const file = await open(zip, 'r');
  try {
    const { size } = await file.stat();
    const entries = await zipDirectory(file, size);
    const { wanted, faults } = judged(entries, name);
    const total = wanted.reduce((sum, { entry }) => sum + entry.unpacked, 0);
    const over = tooMuch(total, size, limits);
    if (over !== null) faults.push(whole(name, over));
    if (faults.length > 0) return faults;
    for (const one of wanted) {
      limits.signal?.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as large as they are
      if (!(await unpacked({ zip, file, size }, one, dir, limits.signal)))
        return [whole(one.path, REASONS.brokenZip)];
    }
    return [];
  } catch (error) {
    if (error instanceof ZipFault) return [whole(name, REASONS[error.fault])];
    throw error;
  } finally {
    await file.close();
  }
}

/** The files of the format, and what keeps the zip from being unpacked. */
function judged(entries: readonly ZipEntry[], name: string): { wanted: Wanted[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const files = entries.filter((entry) => !entry.folder);
  const bad = files.find((entry) => leadsOut(entry.name)) ?? entries.find((entry) => leadsOut(entry.name));
  if (bad) return { wanted: [], faults: [whole(bad.name, REASONS.zipPath)] };
  const top = oneFolder(files.map((entry) => entry.name));
  const wanted: Wanted[] = [];
  const seen = new Set<string>();
  for (const entry of files) {
    const path = entry.name.slice(top.length);
    if (liesBeside(path)) continue;
    const reason = reasonAgainst(entry, path, seen);
    if (reason !== null) faults.push(whole(path, reason));
    seen.add(path);
    wanted.push({ entry, path });
  }
  if (wanted.length > MOST_FILES) return { wanted: [], faults: [whole(name, REASONS.zipFiles(MOST_FILES))] };
  return { wanted, faults };
}

function reasonAgainst(entry: ZipEntry, path: string, seen: ReadonlySet<string>): string | null {
  if (entry.link) return REASONS.zipLink;
  if (!isKnownFile(path)) return REASONS.zipUnknown;
  if (seen.has(path)) return REASONS.zipTwice;
  if (entry.encrypted) return REASONS.encryptedZip;
  return entry.method === 0 || entry.method === 8 ? null : REASONS.otherCompression;
}

/** Of a folder packed as such every file begins with its name; what systems put beside it does not count. */
function oneFolder(names: readonly string[]): string {
  const own = names.filter((name) => !liesBeside(name));
  const [top] = own[0]?.split('/', 1) ?? [];
  const prefix = `${top}/`;
  if (top === undefined || top === GEOGRAPHY_FOLDER) return '';
  return own.every((name) => name.startsWith(prefix)) ? prefix : '';
}

const leadsOut = (name: string): boolean =>
  name.startsWith('/') ||
  name.includes('\\') ||
  name.includes('\0') ||
  /^[a-z]:/i.test(name) ||
  name.split('/').some((part) => part === '..' || part === '.');

function tooMuch(total: number, packed: number, { unpackedBytes }: UnpackLimits): string | null {
  if (total > FREE_BYTES && total > packed * MOST_TIMES) return REASONS.zipBomb(MOST_TIMES);
  return total > unpackedBytes
    ? REASONS.zipTooLarge(formatInteger(Math.floor(unpackedBytes / MEGABYTE)))
    : null;
}

class Untrue extends Error {}

/** Writes one file; false where what comes out is not what the directory says. */
async function unpacked(
  { zip, file, size }: { readonly zip: string; readonly file: FileHandle; readonly size: number },
  { entry, path }: Wanted,
  dir: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const place = await bytesOfEntry(file, size, entry);
  if (!place) return false;
  const to = join(dir, ...path.split('/'));
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  let bytes = 0;
  let crc = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      crc = crc32(chunk, crc);
      if (bytes > entry.unpacked) done(new Untrue());
      else done(null, chunk);
    },
  });
  const source =
    entry.packed === 0
      ? Readable.from([])
      : createReadStream(zip, { start: place.start, end: place.end - 1 });
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  const ending = signal === undefined ? {} : { signal };
  try {
    await (entry.method === 8
      ? pipeline(source, createInflateRaw(), counted, target, ending)
      : pipeline(source, counted, target, ending));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Untrue || isZlib(error)) return false;
    throw error;
  }
  return bytes === entry.unpacked && crc >>> 0 === entry.crc;
}

const isZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

const whole = (arquivo: string, motivo: string): Fault => ({
  arquivo: arquivo.slice(0, 200),
  linha: null,
  coluna: null,
  valor: null,
  motivo,
});
