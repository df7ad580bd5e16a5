// Imports a folder, in killed-import.db.test.ts up to the phase given, at whose beginning it ends as by kill -9.
import { connect } from '@fonte/database';
import { importFolder } from '../import-folder.ts';

const [settings = '{}', dir = '', last] = process.argv.slice(2);
const access = await connect(JSON.parse(settings) as object);
await importFolder(access, dir, {
  listener: (event) => {
    if (event.type === 'progress' && event.phase === last) process.kill(process.pid, 'SIGKILL');
  },
});
await access.close();
