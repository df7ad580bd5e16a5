import { refusingSemaphore, Semaphore, type App } from '../../platform/index.ts';
import { DrawingPool } from './drawing/pool.ts';
import { Extents } from './features/extent.ts';
import { dotsDecided, type DotsDecided } from './kept/dots-decided.ts';
import { RemoteCatalogue } from './upstream/catalogue.ts';
import { Patience } from './upstream/patience.ts';
import { TileEncoder } from './encoding/tile-encoder.ts';
import { KeptAnswers } from './kept/kept-answers.ts';
import { knownMapVersion, type KnownMapVersion } from './kept/known-version.ts';
import { TileStore } from './kept/tile-store.ts';
import type { Regions } from './shapes/regions.ts';
import { tilesFolder } from './kept/tiles-folder.ts';

/** What the map services work with; made once per process. */
export interface Maps {
  readonly app: App;
  /** The data version, known without asking for it each time. */
  readonly version: KnownMapVersion;
  /** Waits until it is known which dots tell observers their situation. */
  readonly dots: DotsDecided;
  readonly tiles: TileStore;
  /** What stands for the points of whole layers from afar. */
  readonly regions: KeptAnswers<Regions>;
  /** Who encodes vector tiles. */
  readonly encoder: TileEncoder;
  /** Draws tiles and other small pictures. */
  readonly pool: DrawingPool;
  /** Paints large pictures, one in a thread, apart from those that everybody's tiles wait for. */
  readonly largePool: DrawingPool;
  /** Bytes of the large pictures that are in memory at once. */
  readonly room: Semaphore;
  /** How many small pictures are in work at once. */
  readonly small: Semaphore;
  /** Boxes of whole layers, as capabilities documents tell them. */
  readonly extents: Extents;
  /** What the other GeoServer has of the layers that the settings name. */
  readonly remote: RemoteCatalogue;
  /** How that server has answered lately. */
  readonly patience: Patience;
  /** Questions that geometries of a client make dear: selections, clicks through a drawn area. */
  readonly dear: Semaphore;
  /** How many statements of maps may be at the database at once. */
  readonly statements: Semaphore;
}

/** Statements of maps at once: half the connections, or on the embedded database's one connection one at a time. */
function places({ database, settings }: App): number {
  return database.kind === 'embedded' ? 1 : Math.max(1, Math.floor(settings.DATABASE_CONNECTIONS / 2));
}

/** How long one request to a map service may take with all its statements, ms. */
export const timeOf = ({ app }: Pick<Maps, 'app'>): number => app.settings.STATEMENT_TIMEOUT * 1000;

/** Dear questions at once: two on the embedded database's one connection, between whose pieces others come; else a third of the connections. */
function dearPlaces({ database, settings }: App): number {
  return database.kind === 'embedded' ? 2 : Math.max(2, Math.floor(settings.DATABASE_CONNECTIONS / 3));
}

/** How long what takes long waits for its place, and a tile for its turn, ms: people and programs ask again, a map on a screen would have a hole. */
const LONG_WAIT_MS = 5_000;
const SMALL_WAIT_MS = 20_000;
/** Threads for large pictures: one draws while another's shapes are read. */
const LARGE_THREADS = 2;
/** Small pictures in work at once: some read, some drawn. */
const SMALL_AT_ONCE = 8;

/** What the map services work with, for one server. */
export function mapsOf(app: App): Maps {
  const pool = new DrawingPool();
  const largePool = new DrawingPool({ threads: LARGE_THREADS, held: 1 });
  app.server.addHook('onClose', async () => {
    await Promise.all([pool.close(), largePool.close()]);
  });
  const room = app.settings.MAP_MEMORY_MB * 1024 * 1024;
  const version = knownMapVersion(app);
  return {
    app,
    version,
    dots: dotsDecided(app, version),
    tiles: new TileStore(tilesFolder(app.settings.DATA_DIR)),
    regions: new KeptAnswers(),
    encoder: new TileEncoder(app.database),
    pool,
    largePool,
    // Half of it for one person, so that somebody's atlas leaves room for others.
    room: refusingSemaphore({ places: room, perPerson: room / 2, waitMs: LONG_WAIT_MS }),
    small: refusingSemaphore({ places: SMALL_AT_ONCE, waitMs: SMALL_WAIT_MS }),
    dear: refusingSemaphore({ places: dearPlaces(app), perPerson: 1, waitMs: LONG_WAIT_MS }),
    extents: new Extents(),
    remote: new RemoteCatalogue(app),
    patience: new Patience(() => app.clock.now().getTime()),
    statements: new Semaphore({ places: places(app) }),
  };
}

/** The data version that features, tiles and documents are of. */
export async function versionOf({ version }: Maps): Promise<number> {
  return (await version.current()).versao;
}
