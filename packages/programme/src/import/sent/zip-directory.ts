import type { FileHandle } from 'node:fs/promises';

/** One file as a zip's directory tells of it; nothing of it is believed before it is read. */
export interface ZipEntry {
  /** Path within the zip, as it is written there. */
  readonly name: string;
  readonly folder: boolean;
  readonly link: boolean;
  readonly encrypted: boolean;
  /** 0: as it is, 8: deflate. */
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own header begins. */
  readonly offset: number;
}

/** A zip that cannot be read as one. */
export class ZipFault extends Error {
  override readonly name = 'ZipFault';
  constructor(readonly fault: 'notZip' | 'zip64') {
    super(fault);
  }
}

// Signatures of a zip's parts, and what stands where in them (APPNOTE 4.3.7, 4.3.12, 4.3.16).
const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 65_535;
const ENCRYPTED = 0x1;
const IN_64 = 0xffffffff;
const COUNT_IN_64 = 0xffff;
/** 'Made by' a Unix, where the file's kind stands in the upper half of the external attributes, and the kinds. */
const UNIX = [3, 19];
const KIND = 0o170000;
const LINK = 0o120000;
const FOLDER = 0o040000;
/** A directory of a folder of the format is some kilobytes. */
const MOST_DIRECTORY = 16 * 1_048_576;

/**
 * The directory at a zip's end, which alone says what the zip holds: what lies between its files is never read. Read here because links, sizes and names have
 * to be judged before anything is unpacked. Errors: `ZipFault`.
 */
export async function zipDirectory(file: FileHandle, bytes: number): Promise<ZipEntry[]> {
  const tail = await readAt(file, Math.max(0, bytes - END_BYTES - MOST_COMMENT), bytes);
  const end = endOf(tail);
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count === COUNT_IN_64 || length === IN_64 || start === IN_64) throw new ZipFault('zip64');
  const endAt = Math.max(0, bytes - END_BYTES - MOST_COMMENT) + end;
  // A zip in several parts, or one with something before it, is none of ours.
  if (tail.readUInt16LE(end + 4) !== 0 || tail.readUInt16LE(end + 8) !== count) throw new ZipFault('notZip');
  if (length > MOST_DIRECTORY || start + length > endAt) throw new ZipFault('notZip');
  const directory = await readAt(file, start, start + length);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY)
      throw new ZipFault('notZip');
    const name = directory.readUInt16LE(at + 28);
    const next = at + ENTRY_BYTES + name + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw new ZipFault('notZip');
    entries.push(entryAt(directory, at, name));
    at = next;
  }
  return entries;
}

function entryAt(directory: Buffer, at: number, nameBytes: number): ZipEntry {
  const name = directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
  const [packed, unpacked, offset] = [20, 24, 42].map((where) => directory.readUInt32LE(at + where));
  if (packed === IN_64 || unpacked === IN_64 || offset === IN_64) throw new ZipFault('zip64');
  const kind = UNIX.includes(directory.readUInt8(at + 5))
    ? (directory.readUInt32LE(at + 38) >>> 16) & KIND
    : 0;
  return {
    name,
    folder: name.endsWith('/') || kind === FOLDER,
    link: kind === LINK,
    encrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    packed: packed!,
    unpacked: unpacked!,
    offset: offset!,
  };
}

/** Where an entry's bytes begin and end, by its own header; undefined where there is none. */
export async function bytesOfEntry(
  file: FileHandle,
  bytes: number,
  { offset, packed }: ZipEntry,
): Promise<{ readonly start: number; readonly end: number } | undefined> {
  if (offset + LOCAL_BYTES > bytes) return undefined;
  const header = await readAt(file, offset, offset + LOCAL_BYTES);
  if (header.readUInt32LE(0) !== LOCAL) return undefined;
  const start = offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  return start + packed > bytes ? undefined : { start, end: start + packed };
}

/** The end's record, whose comment reaches to the end of the file. */
function endOf(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length)
      return at;
  }
  throw new ZipFault('notZip');
}

async function readAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from);
  let done = 0;
  while (done < bytes.length) {
    // oxlint-disable-next-line no-await-in-loop -- what is left
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, from + done);
    if (bytesRead === 0) throw new ZipFault('notZip');
    done += bytesRead;
  }
  return bytes;
}
