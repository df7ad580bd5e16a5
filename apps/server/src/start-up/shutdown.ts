import type { App } from '../platform/app.ts';

/** An orderly end must be over by then, ms; what still runs is cut off. */
const DRAIN_MS = 10_000;

/**
 * At SIGTERM and SIGINT: no new calls, the running ones finish, then the database is closed and the process ends, within ten seconds.
 * A second signal ends it at once.
 */
export function closeOnSignal(app: App, before: () => Promise<void>): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    // Listening sockets close first; whatever takes longer than the database can wait is dropped with its connection.
    const drained = Promise.all([app.server.close(), before()]);
    setTimeout(() => app.server.server.closeAllConnections(), DRAIN_MS * 0.6).unref();
    await drained.catch(() => {});
    // Also where the drain failed: what was told is written down before the database goes.
    await app.trail.close();
    await app.database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
}
