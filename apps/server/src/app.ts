import { join } from 'node:path';
import type { DatabaseAccess } from '@fonte/database';
import type { Clock } from '@fonte/pt-br/clock';
import { clockOf } from '@fonte/pt-br/clock-of';
import { registerAdmin } from './modules/admin/index.ts';
import { registerAuth } from './modules/auth/index.ts';
import { registerClosings } from './modules/closings/index.ts';
import { registerHistory } from './modules/history/index.ts';
import { registerQuality } from './modules/quality/index.ts';
import { registerIndicators } from './modules/indicators/index.ts';
import { registerLoads } from './modules/loads/index.ts';
import { registerMaps } from './modules/maps/index.ts';
import { registerMedia } from './modules/media/index.ts';
import { registerNotes } from './modules/notes/index.ts';
import { registerNotifications } from './modules/notifications/index.ts';
import { registerPanels } from './modules/panels/index.ts';
import { registerPeople } from './modules/people/index.ts';
import { registerPrint } from './modules/print/index.ts';
import { registerPrivacy } from './modules/privacy/index.ts';
import { registerProperties } from './modules/properties/index.ts';
import { registerReports } from './modules/reports/index.ts';
import { registerTasks } from './modules/tasks/index.ts';
import type { App } from './platform/app/app.ts';
import { knownVersion } from './platform/app/known-version.ts';
import { BaseMapFile } from './platform/base-map/base-map-file.ts';
import { addGuards, closeMethods } from './platform/http/guards.ts';
import { httpServer } from './platform/http/http-server.ts';
import { installationSecret } from './platform/identity/installation-secret.ts';
import { knownPasswords } from './platform/app/known-passwords.ts';
import { keyPace } from './platform/identity/program-keys.ts';
import { sessionReading, TOUCH_SECONDS } from './platform/identity/session-reading.ts';
import { registerLegacyDispatch } from './platform/call/legacy-dispatch.ts';
import { BestEffort } from './platform/limits/best-effort.ts';
import { ColdWork } from './platform/limits/cold-work.ts';
import { FormsAtOnce } from './platform/limits/forms-at-once.ts';
import { watchLoopDelay } from './platform/limits/loop-delay.ts';
import { RouteRegistry } from './platform/app/route-registry.ts';
import { KeptBodies } from './platform/answers/kept-bodies.ts';
import { release } from './platform/answers/release.ts';
import { Spool } from './platform/answers/spool.ts';
import { serveSite } from './platform/http/static-site.ts';
import { filesOf, type Files } from './platform/storage/files.ts';
import { AuditTrail } from './platform/trail/audit-trail.ts';
import { keyedBy } from './platform/trail/keyed.ts';
import { watchAnswers } from './platform/call/witness.ts';
import { HANDLERS } from './jobs.ts';
import { ReadyAnswers } from './query/kept/ready-answers.ts';
import { createEngine } from './query/run/run.ts';
import type { Settings } from './settings.ts';

/** What the portal is made of. A module registers its calls; it is told apart from the others by its folder in `modules/`. */
const MODULES: readonly ((app: App) => void)[] = [
  registerAuth,
  registerAdmin,
  registerReports,
  registerIndicators,
  registerPanels,
  registerMaps,
  registerProperties,
  registerHistory,
  registerQuality,
  registerClosings,
  registerNotes,
  registerPrint,
  registerMedia,
  registerPeople,
  registerPrivacy,
  registerLoads,
  registerNotifications,
  (app) => registerTasks(app, HANDLERS),
];

const MEGABYTE = 1_048_576;
/** Answers of the engine that are kept, and as much again of what is hidden of them. */
const FIGURES_MB = 64;
/** Properties of a programme whose pages are made ready after each load; those of a smaller one are there within half a second by themselves. */
const READY_FROM = 20_000;
/** Kept answers that nobody has asked for so long are given back, ms. */
const IDLE_MS = 600_000;
/** How long a start waits for the disk that the base map lies on, ms. */
const BASE_MAP_MS = 2_000;

/** The portal on a database, ready to listen or to be asked with `inject`. */
export async function buildApp(parts: {
  settings: Settings;
  database: DatabaseAccess;
  clock?: Clock;
  /** Folder of the built interface; the repository's own by default. */
  site?: string;
  /** For tests: stages of a write at which something happens. */
  files?: Partial<Files>;
}): Promise<App> {
  const { settings, database, clock = clockOf(), site, files = {} } = parts;
  const server = await httpServer(settings);
  const coldWork = new ColdWork({ patienceMs: settings.QUEUE_SECONDS * 1_000 });
  const ready = new ReadyAnswers({ database, release, leastProperties: READY_FROM });
  const engine = createEngine({
    database,
    clock,
    ready,
    fingerprint: settings.PRODUCT_NAME,
    smallGroup: settings.SMALL_GROUP,
    patienceMs: settings.QUEUE_SECONDS * 1_000,
    waiting: (work) => coldWork.outside(work),
    cacheBytes: FIGURES_MB * MEGABYTE,
  });
  const app: App = {
    server,
    settings,
    database,
    clock,
    engine,
    version: knownVersion(database, engine),
    routes: new RouteRegistry(),
    keyPace: keyPace({ settings, database }),
    passwords: knownPasswords(),
    sessionReading: sessionReading(settings),
    touches: new BestEffort(TOUCH_SECONDS * 1_000),
    trail: new AuditTrail(database.db, server.log, keyedBy(await installationSecret(settings))),
    coldWork,
    forms: new FormsAtOnce(),
    bodies: new KeptBodies({ limitBytes: settings.ANSWERS_MB * MEGABYTE, idleMs: IDLE_MS }),
    files: filesOf(settings, files),
    baseMap: new BaseMapFile(settings.BASEMAP_PMTILES, clock, server.log),
    spool: new Spool({ folder: join(settings.DATA_DIR, 'espera'), quotaBytes: settings.SPOOL_MB * MEGABYTE }),
  };
  server.addHook('onClose', () => app.trail.close());
  server.addHook('onClose', async () => app.bodies.close());
  server.addHook('onClose', () => app.baseMap.close());
  server.addHook('onClose', async () => app.version.close());
  const unheard = ready.watch();
  server.addHook('onClose', async () => unheard());
  const unwatch = watchLoopDelay((lateMs) => app.coldWork.heard(lateMs));
  server.addHook('onClose', async () => unwatch());
  await app.baseMap.lookFirst(BASE_MAP_MS);
  watchAnswers(app);
  addGuards(app);
  for (const register of MODULES) register(app);
  registerLegacyDispatch(app);
  closeMethods(app);
  await serveSite(app, site);
  return app;
}
