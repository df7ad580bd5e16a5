// Opens a picture as the portal's readers do, twice, in a process of its own; prints what the second took, as JSON.
import { readFileSync } from 'node:fs';
import { readPicture } from '../../../apps/server/src/modules/media/read/picture.ts';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('picture-child FILE');
await readPicture({ path }, 'image/jpeg');
const before = process.cpuUsage();
const began = performance.now();
const { width, height } = await readPicture({ path }, 'image/jpeg');
const ms = performance.now() - began;
const { user, system } = process.cpuUsage(before);
// Not `maxRSS`, which a process has from the one that began it.
const peak = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1_024;
console.log(
  JSON.stringify({
    width,
    height,
    ms,
    cpuMs: (user + system) / 1_000,
    peak,
  }),
);
