import { readGeoFile } from './geo-file.ts';

// A thread of its own: a KML of 20 MB takes seconds, in which the page stays usable.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(readGeoFile(new Uint8Array(data)));
});
