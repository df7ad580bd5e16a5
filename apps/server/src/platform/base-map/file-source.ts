import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression, readVarint, type RangeResponse, type Source } from 'pmtiles';
import { ArchiveFault } from './archive-fault.ts';

/** No directory, no tile and no description is longer, packed; unpacked a directory or description may be three times that. */
const LONGEST = 8 * 1024 * 1024;
const LONGEST_UNPACKED = 24 * 1024 * 1024;
/** Id, run, length and place of an entry take a byte each at least. */
const LEAST_ENTRY = 4;
/** Entries of a directory. Those who write archives take 4 096, of the whole world some ten thousands; the library makes an object of each, all in one go. */
const MOST_ENTRIES = 131_072;

const unpack = promisify(gunzip);

export const incomplete = (): ArchiveFault => new ArchiveFault('está incompleto ou corrompido');

/** Pieces of an open archive. Errors: `ArchiveFault` where the file has no such piece. */
export class FileSource implements Source {
  readonly #file: FileHandle;
  readonly size: number;

  constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  getKey = (): string => '';

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    // The first reading is of as much as a header and a directory may be, of a file that may be shorter.
    const wanted = offset === 0 ? Math.min(length, this.size) : length;
    if (!(offset >= 0 && wanted > 0 && wanted <= LONGEST && offset + wanted <= this.size)) throw incomplete();
    const data = new ArrayBuffer(wanted);
    const { bytesRead } = await this.#file.read(new Uint8Array(data), 0, wanted, offset);
    if (bytesRead !== wanted) throw incomplete();
    return { data };
  }
}

/** Unpacks what an archive says of itself. Errors: `ArchiveFault`. */
export async function unpacked(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return packed;
  if (compression !== Compression.Gzip)
    throw new ArchiveFault('tem diretórios comprimidos de um modo que o portal não lê (só gzip)');
  try {
    const bytes = await unpack(packed, { maxOutputLength: LONGEST_UNPACKED });
    return new Uint8Array(bytes).buffer;
  } catch {
    throw incomplete();
  }
}

/** The same of a directory. The library believes the count of entries that one begins with, and would make as many: they have to be there, and to be no more than one has. */
export async function unpackedDirectory(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(await unpacked(packed, compression));
  const entries = bytes.length === 0 ? Infinity : readVarint({ buf: bytes, pos: 0 });
  if (entries > MOST_ENTRIES || entries * LEAST_ENTRY >= bytes.length) throw incomplete();
  return bytes.buffer;
}
