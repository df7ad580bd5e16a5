import { gzipSync } from 'node:zlib';

/** A tile of an archive that tests make: its place in the order of the format, and its bytes. */
export interface TestTile {
  readonly id: number;
  readonly bytes: Buffer;
}

export interface TestArchive {
  readonly tiles: readonly TestTile[];
  readonly metadata?: unknown;
  readonly tileType?: number;
  readonly tileCompression?: number;
  readonly internalCompression?: number;
  readonly zoom?: readonly [least: number, most: number];
  /** West, south, east, north. */
  readonly box?: readonly [number, number, number, number];
  /** In place of the directory that lists the tiles. */
  readonly directory?: Buffer;
}

/** The first tiles in the order of the format: zoom 0, then zoom 1 from the north-west down and around. */
export const TILE_0 = 0;
export const TILE_1_0_0 = 1;
export const TILE_1_0_1 = 2;
export const TILE_1_1_1 = 3;
export const TILE_1_1_0 = 4;

/** A PMTiles archive of version 3, written from the specification and not with the library that reads it. */
export function archiveBytes({
  tiles,
  metadata = {},
  tileType = 1,
  tileCompression = 2,
  internalCompression = 2,
  zoom = [0, 1],
  box = [-74, -34, -34, 6],
  directory,
}: TestArchive): Buffer {
  const pack = (bytes: Buffer) => (internalCompression === 2 ? gzipSync(bytes) : bytes);
  const sorted = [...tiles].sort((a, b) => a.id - b.id);
  const root = pack(directory ?? directoryOf(sorted));
  const description = pack(Buffer.from(JSON.stringify(metadata)));
  const data = Buffer.concat(sorted.map(({ bytes }) => bytes));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const places: [offset: number, length: number][] = [
    [127, root.length],
    [127 + root.length, description.length],
    [127 + root.length + description.length, 0],
    [127 + root.length + description.length, data.length],
  ];
  for (const [index, numbers] of places.entries())
    for (const [step, value] of numbers.entries())
      header.writeBigUInt64LE(BigInt(value), 8 + index * 16 + step * 8);
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at);
  header[96] = 1;
  header[97] = internalCompression;
  header[98] = tileCompression;
  header[99] = tileType;
  header[100] = zoom[0];
  header[101] = zoom[1];
  for (const [index, degrees] of box.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  return Buffer.concat([header, root, description, data]);
}

/** Ids as differences, run lengths, lengths, and places: 0 for 'where the one before ends'. */
function directoryOf(tiles: readonly TestTile[]): Buffer {
  const ids = tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0));
  const places = tiles.map((_one, at) => (at === 0 ? 1 : 0));
  return Buffer.from(
    [
      tiles.length,
      ...ids,
      ...tiles.map(() => 1),
      ...tiles.map(({ bytes }) => bytes.length),
      ...places,
    ].flatMap(varint),
  );
}

export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}
