// `node tools/test/slowest.mjs e2e`: where a step's last run spent its time, by file (with its imports and hooks) and by test.
import { existsSync, readFileSync } from 'node:fs';
import { fileTimes } from './file-times.mjs';
import { STEPS } from './steps.mjs';

const [step = 'e2e', most = '20'] = process.argv.slice(2);
const report = STEPS[step]?.report;
if (!report || !existsSync(report)) {
  console.error(`Falta a última execução: node tools/test.mjs ${step}`);
  process.exit(2);
}
const seconds = (ms) => (ms / 1000).toFixed(1);
const files = fileTimes(step).map(({ name, ms, imports, hooks }) => ({
  name: `${name} (imports ${seconds(imports)}, hooks ${seconds(hooks)})`,
  ms,
}));
const tests = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(({ assertionResults }) =>
  assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
);
const show = (title, rows) => {
  console.log(`\n${title}`);
  for (const { name, ms } of rows.toSorted((a, b) => b.ms - a.ms).slice(0, Number(most)))
    console.log(`${seconds(ms).padStart(7)} s  ${name}`);
};
show('Arquivos', files);
show('Testes', tests);
