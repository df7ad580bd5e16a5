// `npm run advisories`: known faults of the packages that are shipped, as the registry tells them. 1 where one of them is grave, 2 where nobody could be asked.
import { spawnSync } from 'node:child_process';
import { readAudit } from './advisories/read-audit.mjs';
import { root } from './install.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const found = readAudit(stdout ?? '');
if (found.asked) {
  for (const line of found.lines) console.log(line);
  console.log(`${found.packages} pacotes em uso, ${found.lines.length} com falha conhecida`);
  process.exitCode = found.grave ? 1 : 0;
} else {
  console.error(
    `Ninguém pôde ser perguntado pelas falhas conhecidas dos pacotes, e nada se sabe delas: ${found.reason}`,
  );
  process.exitCode = 2;
}
