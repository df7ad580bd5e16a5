// A server that only writes what it is sent into a file and has the disk take it, in a process of its own: node receiver.mjs FOLDER; tells its port.
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const folder = process.argv[2];
let count = 0;
const server = createServer(async (asked, answer) => {
  const path = join(folder, `bare-${(count += 1)}`);
  const file = await open(path, 'w');
  await pipeline(asked, file.createWriteStream({ flush: true }));
  answer.end();
  await rm(path);
});
// What comes after a pause does not find its connection closed.
server.keepAliveTimeout = 0;
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
