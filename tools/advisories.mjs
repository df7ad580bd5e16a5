// `npm run advisories`: known faults of the packages that are shipped, as the registry tells them. 1 where one of them is grave, 2 where nobody could be asked.
// With `--kept` nobody is asked: those of the kept list alone (advisories/kept.json), the same on every machine; 1 where one touches what is shipped and is not answered there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkKept } from './advisories/check-kept.mjs';
import { readAudit } from './advisories/read-audit.mjs';
import { root } from './install.mjs';

const json = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

function keptOnes() {
  const { packages, faults, told } = checkKept({
    kept: json('tools', 'advisories', 'kept.json'),
    lock: json('package-lock.json'),
    now: new Date(),
  });
  for (const line of told) console.log(line);
  for (const line of faults) console.error(line);
  console.log(`${packages} pacotes em uso, ${faults.length} com falha da lista`);
  return faults.length > 0 ? 1 : 0;
}

function askedFor() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const found = readAudit(stdout ?? '');
  if (!found.asked) {
    console.error(
      `Ninguém pôde ser perguntado pelas falhas conhecidas dos pacotes, e nada se sabe delas: ${found.reason}`,
    );
    return 2;
  }
  for (const line of found.lines) console.log(line);
  console.log(`${found.packages} pacotes em uso, ${found.lines.length} com falha conhecida`);
  return found.grave ? 1 : 0;
}

process.exitCode = process.argv.includes('--kept') ? keptOnes() : askedFor();
