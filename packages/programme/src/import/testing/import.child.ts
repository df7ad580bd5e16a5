// Imports a folder and says its phases, one per line, waiting after each until it may be killed: for killed-import.db.test.ts.
import { writeSync } from 'node:fs';
import { connect } from '@fonte/database';
import { importFolder } from '../import-folder.ts';

const [settings = '{}', dir = ''] = process.argv.slice(2);
const access = await connect(JSON.parse(settings) as object);
let last = '';
await importFolder(access, dir, {
  listener: (event) => {
    if (event.type !== 'progress' || event.phase === last) return;
    last = event.phase;
    writeSync(1, `${last}\n`);
    // The killer needs a moment; the event loop stands still, the database does not.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  },
});
await access.close();
