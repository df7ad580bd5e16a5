import type { App } from '../platform/app/app.ts';

/** How long running calls may take to end, ms; what still runs then is cut off. */
const DRAIN_MS = 10_000;
/** And how long the database may take to be closed after them, ms. */
const CLOSE_MS = 4_000;

/**
 * At SIGTERM and SIGINT: no new calls, the running ones finish, for ten seconds at most; then the database is closed and the process ends.
 * A process that wants the embedded folder meanwhile is told to wait for it.
 * A second signal ends it at once.
 */
export function closeOnSignal(app: App, before: () => Promise<void>): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), DRAIN_MS + CLOSE_MS).unref();
    // Listening sockets close first; whatever takes longer is dropped with its connection.
    // A disk that takes nothing more does not keep it from ending.
    const told = app.database.leaving(DRAIN_MS + CLOSE_MS).catch(() => {});
    const drained = Promise.all([app.server.close(), before()]);
    setTimeout(() => app.server.server.closeAllConnections(), DRAIN_MS).unref();
    await drained.catch(() => {});
    // Also where the drain failed: what was told is written down before the database goes.
    await app.trail.close();
    await told;
    await app.database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
}
