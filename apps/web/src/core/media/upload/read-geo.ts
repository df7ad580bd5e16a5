import type { GeoFile } from './geo-file.ts';

/** Longest that a file may take to be read, ms; one that takes longer was made to. */
const MOST_MS = 60_000;
const UNREADABLE: GeoFile = { fault: 'O arquivo não pôde ser lido neste aparelho' };

/** Reads a geographic file in a thread of its own, which ends with it. */
export async function readGeo(file: Blob): Promise<GeoFile> {
  const bytes = await file.arrayBuffer();
  if (typeof Worker === 'undefined') {
    const { readGeoFile } = await import('./geo-file.ts');
    return readGeoFile(new Uint8Array(bytes));
  }
  const worker = new Worker(new URL('./geo-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<GeoFile>((resolve) => {
      const timer = setTimeout(() => resolve(UNREADABLE), MOST_MS);
      const end = (read: GeoFile) => {
        clearTimeout(timer);
        resolve(read);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<GeoFile>) => end(data));
      worker.addEventListener('error', () => end(UNREADABLE));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
