import { AGENDA_CODE } from './code-mark.ts';

/**
 * What draws the week and its sheet stays on this device: the worker keeps what passes it, and the files of a first visit came before it was there.
 * New versions of the worker bring it by themselves from then on. Where there is no worker nothing happens.
 */
export async function keepCode(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!worker) return;
  try {
    await caches.open(AGENDA_CODE);
    await import('./sheet-route.ts');
    await worker.ready;
    if (!worker.controller)
      await new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true }));
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    // The browser's own cache has them: nothing goes over the network.
    await Promise.all([...new Set(files)].map((name) => fetch(name, { cache: 'force-cache' })));
  } catch {
    // No network: the next opening tries again.
  }
}
