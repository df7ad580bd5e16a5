// Imports a folder into a database in a process of its own and prints what it took, as JSON.
import { connect } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { importFolder } from '@fonte/programme/import/index';

const [url, dir] = process.argv.slice(2);
if (url === undefined || dir === undefined) throw new Error('import-child URL FOLDER');
const database = await connect({ url, timeoutMs: 0 });
await migrate(database);
const before = process.memoryUsage().rss;
const began = performance.now();
const { situacao, falhas } = await importFolder(database, dir);
const ms = performance.now() - began;
await database.close();
if (situacao !== 'concluida') throw new Error(`The folder was not taken: ${JSON.stringify(falhas[0])}`);
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(
  JSON.stringify({
    ms,
    before: before / 2 ** 20,
    peak: maxRSS / 1_024,
    cpuMs: (userCPUTime + systemCPUTime) / 1_000,
  }),
);
