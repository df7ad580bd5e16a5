/** The line rests when nothing has come over it for so long, ms. */
const REST_MS = 3_000;

/**
 * Keeps the frame for days without a network, and makes the portal an app of the phone: once the opened page has all that it asked for. Before that,
 * on a weak line, each file would make somebody wait for the page that they opened. A browser that has no workers, or an address without https, does
 * without. The answer calls it off.
 */
export function keepFrame(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  let timer = 0;
  const observer = new PerformanceObserver(() => rest());
  const rest = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, REST_MS);
  };
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const keep = (): void => {
    stop();
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  observer.observe({ type: 'resource' });
  rest();
  return stop;
}
