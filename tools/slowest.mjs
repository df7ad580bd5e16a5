// `node tools/slowest.mjs e2e`: where a step's last run spent its time, by file and by test.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';

const [step = 'e2e', most = '20'] = process.argv.slice(2);
const report = join(root, 'node_modules', '.cache', 'fonte', 'reports', `${step}.json`);
if (!existsSync(report)) {
  console.error(`Falta a última execução: node tools/test.mjs ${step}`);
  process.exit(2);
}
const files = JSON.parse(readFileSync(report, 'utf8')).testResults.map(
  ({ name, startTime, endTime, assertionResults }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
    tests: assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  }),
);
const show = (title, rows) => {
  console.log(`\n${title}`);
  for (const { name, ms } of rows.toSorted((a, b) => b.ms - a.ms).slice(0, Number(most)))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
};
show('Arquivos', files);
show(
  'Testes',
  files.flatMap(({ tests }) => tests),
);
