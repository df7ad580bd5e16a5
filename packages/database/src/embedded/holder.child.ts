// A process for lock.test.ts: takes the folder given, says so, and holds it until it is killed. At SIGTERM it says that it is leaving, and goes at SIGUSR2.
import { leaveFolder, lockFolder } from './lock.ts';

const folder = process.argv[2] ?? '';
const unlock = await lockFolder(folder);
process.on('SIGTERM', () => void leaveFolder(folder, 60_000).then(() => console.log('leaving')));
process.on('SIGUSR2', () => void unlock().then(() => process.exit(0)));
console.log('held');
setInterval(() => {}, 60_000);
