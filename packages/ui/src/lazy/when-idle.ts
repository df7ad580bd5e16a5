/** Does the work when the page has come to rest; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}
