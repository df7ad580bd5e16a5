import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { Compression, PMTiles, ResolvedValueCache, TileType, type Header } from 'pmtiles';
import { ArchiveFault } from './archive-fault.ts';
import { creditsOf, type Credit } from './credits.ts';
import { FileSource, incomplete, unpacked, unpackedDirectory } from './file-source.ts';

/** A base map in a PMTiles archive (version 3), open. */
export interface Archive {
  /** Of its content (its beginning, its description, its end and its size), so that processes with copies of one file have the same. */
  readonly key: string;
  readonly form: 'vetor' | 'imagem';
  readonly contentType: string;
  readonly name: string | null;
  readonly zoom: { readonly least: number; readonly most: number };
  /** West, south, east, north, degrees. */
  readonly box: readonly [number, number, number, number];
  readonly credits: readonly Credit[];
  /** A tile's bytes as they are kept, which may be gzip; null where there is none. Errors: `ArchiveFault`. */
  tile(z: number, x: number, y: number): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Directories in memory: the root and those of the places people look at, about 300 KB each. */
const DIRECTORIES = 64;
/** Header and root directory lie within the first bytes (specification of the format, 3). */
const HEAD = 16_384;
const HEADER = 127;

const FORMS: Readonly<Record<number, Pick<Archive, 'form' | 'contentType'>>> = {
  [TileType.Mvt]: { form: 'vetor', contentType: 'application/vnd.mapbox-vector-tile' },
  [TileType.Png]: { form: 'imagem', contentType: 'image/png' },
  [TileType.Jpeg]: { form: 'imagem', contentType: 'image/jpeg' },
  [TileType.Webp]: { form: 'imagem', contentType: 'image/webp' },
  [TileType.Avif]: { form: 'imagem', contentType: 'image/avif' },
};

/** Opens and checks an archive. Errors: `ArchiveFault`; those of the file system. */
export async function openArchive(path: string): Promise<Archive> {
  // Before it is opened: a pipe would be waited for.
  if (!(await stat(path)).isFile()) throw new ArchiveFault('não é um arquivo');
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const source = new FileSource(file, size);
    const head = await headOf(source);
    const directories = new ResolvedValueCache(DIRECTORIES, true, unpackedDirectory);
    // Tiles go out as they are kept.
    const tiles = new PMTiles(source, directories, async (bytes) => bytes);
    const header = await tiles.getHeader();
    const form = checked(header, size);
    const description = await descriptionOf(source, header);
    const key = createHash('sha256').update(head).update(description);
    key.update(await endOf(source)).update(`${size}`);
    const about = readDescription(description);
    return {
      ...form,
      ...about,
      key: key.digest('base64url').slice(0, 16),
      zoom: { least: header.minZoom, most: header.maxZoom },
      box: boxOf(header),
      tile: async (z, x, y) => {
        const read = await tiles.getZxy(z, x, y);
        return read === undefined ? null : Buffer.from(read.data);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error instanceof ArchiveFault || isOfFileSystem(error) ? error : incomplete();
  }
}

/** What the library says in its own words of bytes that are no archive is no fault of the file system. */
const isOfFileSystem = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall !== undefined;

async function headOf(source: FileSource): Promise<Buffer> {
  if (source.size < HEADER) throw notPmtiles();
  const head = Buffer.from((await source.getBytes(0, HEAD)).data);
  if (head.toString('latin1', 0, 7) !== 'PMTiles' || head[7] !== 3) throw notPmtiles();
  return head;
}

/** The last bytes, in which tiles lie: maps of one area and one size may begin alike. */
async function endOf(source: FileSource): Promise<Buffer> {
  const length = Math.min(HEAD, source.size);
  return Buffer.from((await source.getBytes(source.size - length, length)).data);
}

const notPmtiles = (): ArchiveFault => new ArchiveFault('não é um arquivo PMTiles da versão 3');

/** What its tiles are, once all that the header names lies in the file. */
function checked(header: Header, size: number): Pick<Archive, 'form' | 'contentType'> {
  const parts: readonly (readonly [offset: number, length: number | undefined])[] = [
    [header.rootDirectoryOffset, header.rootDirectoryLength],
    [header.jsonMetadataOffset, header.jsonMetadataLength],
    [header.leafDirectoryOffset, header.leafDirectoryLength],
    [header.tileDataOffset, header.tileDataLength],
  ];
  if (parts.some(([offset, length = 0]) => offset + length > size)) throw incomplete();
  if (header.rootDirectoryOffset + header.rootDirectoryLength > HEAD) throw incomplete();
  const form = FORMS[header.tileType];
  if (form === undefined)
    throw new ArchiveFault('tem quadros que o portal não desenha (só MVT, PNG, JPEG, WebP e AVIF)');
  const packing: readonly Compression[] =
    form.form === 'vetor' ? [Compression.None, Compression.Gzip] : [Compression.None, Compression.Unknown];
  if (!packing.includes(header.tileCompression))
    throw new ArchiveFault('tem quadros comprimidos de um modo que o portal não serve (só gzip)');
  if (header.minZoom > header.maxZoom || header.maxZoom > 26) throw incomplete();
  return form;
}

/** All of the world, where a header leaves its box empty, as some who write archives do: nothing would be drawn. */
function boxOf({ minLon, minLat, maxLon, maxLat }: Header): Archive['box'] {
  return minLon < maxLon && minLat < maxLat ? [minLon, minLat, maxLon, maxLat] : [-180, -85, 180, 85];
}

async function descriptionOf(source: FileSource, header: Header): Promise<Buffer> {
  if (header.jsonMetadataLength === 0) return Buffer.from('{}');
  const { data } = await source.getBytes(header.jsonMetadataOffset, header.jsonMetadataLength);
  return Buffer.from(await unpacked(data, header.internalCompression));
}

/** Name and credits as the archive's own description has them. */
function readDescription(description: Buffer): Pick<Archive, 'name' | 'credits'> {
  let read: unknown;
  try {
    read = JSON.parse(description.toString('utf8'));
  } catch {
    throw new ArchiveFault('tem uma descrição (metadados) que não é JSON');
  }
  const { name, attribution } = (typeof read === 'object' && read !== null ? read : {}) as Record<
    string,
    unknown
  >;
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 80) : null,
    credits: typeof attribution === 'string' ? creditsOf(attribution) : [],
  };
}
