// `node tools/slowest.mjs e2e`: where a step's last run spent its time, by file (with its imports and hooks) and by test.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileTimes } from './file-times.mjs';
import { root } from './install.mjs';

const [step = 'e2e', most = '20'] = process.argv.slice(2);
const report = join(root, 'node_modules', '.cache', 'fonte', 'reports', `${step}.json`);
if (!existsSync(report)) {
  console.error(`Falta a última execução: node tools/test.mjs ${step}`);
  process.exit(2);
}
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const seconds = (ms) => (ms / 1000).toFixed(1);
const files = read(fileTimes(step)).map(({ name, ms, imports, hooks }) => ({
  name: `${name} (imports ${seconds(imports)}, hooks ${seconds(hooks)})`,
  ms,
}));
const tests = read(report).testResults.flatMap(({ assertionResults }) =>
  assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
);
const show = (title, rows) => {
  console.log(`\n${title}`);
  for (const { name, ms } of rows.toSorted((a, b) => b.ms - a.ms).slice(0, Number(most)))
    console.log(`${seconds(ms).padStart(7)} s  ${name}`);
};
show('Arquivos', files);
show('Testes', tests);
