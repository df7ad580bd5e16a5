// The portal and, in the same process, a server that only writes what it is sent into a file and has the disk take it: portal-child URL FOLDER; tells both ports.
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { portalOn } from '../portal.ts';

const [url, folder] = process.argv.slice(2);
if (url === undefined || folder === undefined) throw new Error('portal-child URL FOLDER');
const portal = await portalOn(url, { UPLOAD_MAX_MB: '50' });
await portal.app.server.listen({ port: 0, host: '127.0.0.1' });
let count = 0;
const bare = createServer(async (asked, answer) => {
  const path = join(folder, `bare-${(count += 1)}`);
  const file = await open(path, 'w');
  await pipeline(asked, file.createWriteStream({ flush: true }));
  answer.end();
  await rm(path);
});
// What comes after a pause does not find its connection closed.
bare.keepAliveTimeout = 0;
await new Promise<void>((resolve) => {
  bare.listen(0, '127.0.0.1', resolve);
});
const portOf = (server: { address(): string | AddressInfo | null }): number =>
  (server.address() as AddressInfo).port;
process.on('disconnect', () => process.exit());
process.send?.({ portal: portOf(portal.app.server.server), bare: portOf(bare) });
