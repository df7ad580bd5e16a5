import { SingleFlight } from '../../../query/single-flight.ts';
import { DiskCache } from './disk-cache.ts';
import { MemoryCache } from './memory-cache.ts';

const MEMORY_BYTES = 64 * 1024 * 1024;
const DISK_BYTES = 1024 * 1024 * 1024;

/** A tile's bytes; a blank one holds none and is answered by the one blank of its format. */
export interface TileBytes {
  readonly bytes: Uint8Array;
  readonly blank: boolean;
}

export interface KeptTile extends TileBytes {
  readonly hit: boolean;
}

const NOTHING = new Uint8Array(0);

/**
 * Tiles, drawn once for everybody who may see the same: in memory, on the disk, or being drawn. The key must hold everything that the picture
 * depends on, the caller's scope included. What fails is not kept, and is tried again by whoever asks next.
 */
export class TileStore {
  readonly #memory: MemoryCache<TileBytes>;
  readonly #disk: DiskCache;
  readonly #flights = new SingleFlight<TileBytes>();

  constructor(folder: string, limits: { readonly memory?: number; readonly disk?: number } = {}) {
    this.#memory = new MemoryCache(limits.memory ?? MEMORY_BYTES);
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
    make: (signal: AbortSignal) => Promise<TileBytes>,
    still: () => Promise<boolean>,
  ): Promise<KeptTile> {
    const name = `${version} ${key}`;
    const known = this.#memory.get(name);
    if (known) return { ...known, hit: true };
    let hit = true;
    const tile = await this.#flights.run(name, signal, async (flight) => {
      const kept = await this.#disk.get(version, key);
      if (kept) return this.#remember(name, { bytes: kept, blank: kept.length === 0 });
      hit = false;
      const { bytes, blank } = await make(flight);
      const made: TileBytes = { bytes: blank ? NOTHING : bytes, blank };
      if (!(await still())) return made;
      void this.#disk.put(version, key, made.bytes);
      return this.#remember(name, made);
    });
    return { ...tile, hit };
  }

  #remember(name: string, tile: TileBytes): TileBytes {
    this.#memory.put(name, tile);
    return tile;
  }
}
