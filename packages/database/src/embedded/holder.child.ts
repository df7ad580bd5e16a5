// A process for lock.test.ts: takes the folder given, says so, and holds it until it is killed.
import { lockFolder } from './lock.ts';

await lockFolder(process.argv[2] ?? '');
console.log('held');
setInterval(() => {}, 60_000);
