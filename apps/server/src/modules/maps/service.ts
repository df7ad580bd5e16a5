import { join } from 'node:path';
import type { App } from '../../platform/index.ts';
import { DrawingPool } from './drawing/pool.ts';
import { Extents } from './features/extent.ts';
import { RemoteCatalogue } from './proxy/catalogue.ts';
import { Patience } from './proxy/patience.ts';
import { Gate } from './tiles/gate.ts';
import { knownMapVersion, type KnownMapVersion } from './tiles/known-version.ts';
import { TileStore } from './tiles/tile-store.ts';
import { Slots } from './wfs/slots.ts';

/** What the map services work with; made once per process. */
export interface Maps {
  readonly app: App;
  /** The data version, known without asking for it each time. */
  readonly version: KnownMapVersion;
  readonly tiles: TileStore;
  /** Draws pictures. */
  readonly pool: DrawingPool;
  /** Places for long answers of features. */
  readonly longAnswers: Slots;
  /** Boxes of whole layers, as capabilities documents tell them. */
  readonly extents: Extents;
  /** What the other GeoServer has of the layers that the settings name. */
  readonly remote: RemoteCatalogue;
  /** How that server has answered lately. */
  readonly patience: Patience;
  /** How many maps may be at the database at once. */
  readonly gate: Gate;
}

/** Statements of maps at once: half the connections, or on the embedded database's one connection one at a time. */
function places({ database, settings }: App): number {
  return database.kind === 'embedded' ? 1 : Math.max(1, Math.floor(settings.DATABASE_CONNECTIONS / 2));
}

/** What the map services work with, for one server. */
export function mapsOf(app: App): Maps {
  const pool = new DrawingPool();
  app.server.addHook('onClose', () => pool.close());
  return {
    app,
    version: knownMapVersion(app),
    tiles: new TileStore(join(app.settings.DATA_DIR, 'mapas')),
    pool,
    extents: new Extents(),
    remote: new RemoteCatalogue(app),
    patience: new Patience(() => app.clock.now().getTime()),
    // Between its batches a long answer leaves the embedded database's one connection to others.
    longAnswers: new Slots(app.database.kind === 'embedded' ? 4 : places(app)),
    gate: new Gate(places(app)),
  };
}

/** The data version that features, tiles and documents are of. */
export async function versionOf({ version }: Maps): Promise<number> {
  return (await version.current()).versao;
}
