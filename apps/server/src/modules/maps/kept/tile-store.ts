import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../../../query/kept/single-flight.ts';
import { DiskCache } from './disk-cache.ts';

const MEMORY_BYTES = 64 * 1024 * 1024;
const DISK_BYTES = 1024 * 1024 * 1024;
/** What an entry takes besides its bytes, so that blank tiles do not pile up. */
const ENTRY = 300;
/** A tile made sooner than this is made again sooner than its file would be written and read, ms. */
const WORTH_MS = 3;

/** A tile's bytes; a blank one holds none and is answered by the one blank of its format. */
export interface TileBytes {
  readonly bytes: Uint8Array;
  readonly blank: boolean;
}

/** Makes a tile; whoever makes it in a thread may keep it in `file` and say so. */
export type MakeTile = (
  signal: AbortSignal,
  file: string,
) => Promise<TileBytes & { readonly kept?: boolean }>;

export interface KeptTile extends TileBytes {
  readonly hit: boolean;
}

const NOTHING = new Uint8Array(0);

/**
 * Tiles, drawn once for everybody who may see the same: in memory, on the disk, or being drawn. The key must hold everything that the picture
 * depends on, the caller's scope included. What fails is not kept, and is tried again by whoever asks next.
 */
export class TileStore {
  readonly #memory: LRUCache<string, TileBytes>;
  readonly #disk: DiskCache;
  readonly #worthMs: number;
  readonly #flights = new SingleFlight<TileBytes>();
  #version = '';

  constructor(
    folder: string,
    limits: { readonly memory?: number; readonly disk?: number; readonly worthMs?: number } = {},
  ) {
    this.#worthMs = limits.worthMs ?? WORTH_MS;
    this.#memory = new LRUCache({
      maxSize: limits.memory ?? MEMORY_BYTES,
      sizeCalculation: ({ bytes }) => bytes.length + ENTRY,
    });
    this.#disk = new DiskCache(folder, limits.disk ?? DISK_BYTES);
  }

  /**
   * The tile under a key, made by `make` when there is none. `still` is asked before a new tile is kept: the data may have changed while it was
   * made. Errors: those of `make`, the signal's reason.
   */
  async tile(
    version: string,
    key: string,
    signal: AbortSignal | undefined,
    make: MakeTile,
    still: () => Promise<boolean>,
  ): Promise<KeptTile> {
    // Tiles of the data before, which nobody asks for any more, may name who has gone from the data.
    if (version !== this.#version) this.#memory.clear();
    this.#version = version;
    const name = `${version} ${key}`;
    const known = this.#memory.get(name);
    if (known) return { ...known, hit: true };
    let hit = true;
    const tile = await this.#flights.run(name, signal, async (flight) => {
      const found = await this.#disk.get(version, key);
      if (found) return this.#remember(version, name, { bytes: found, blank: false });
      hit = false;
      const file = await this.#disk.placeOf(version, key);
      const began = performance.now();
      const { bytes, blank, kept: written } = await make(flight, file);
      const worth = performance.now() - began >= this.#worthMs;
      const made: TileBytes = { bytes: blank ? NOTHING : bytes, blank };
      if (!(await still())) return made;
      if (written) void this.#disk.kept(file, bytes.length);
      else if (!blank && worth) void this.#disk.put(version, key, bytes);
      return this.#remember(version, name, made);
    });
    return { ...tile, hit };
  }

  #remember(version: string, name: string, tile: TileBytes): TileBytes {
    if (version === this.#version) this.#memory.set(name, tile);
    return tile;
  }
}
