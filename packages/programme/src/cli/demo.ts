import { parseArgs } from 'node:util';
import { FIRST_START, writeDemo } from '../demo/index.ts';

const USAGE = `Uso: npm run demo -- --out PASTA [--properties N] [--seed S]

Escreve na PASTA um programa de demonstração, com tudo inventado, no formato que \`npm run import\` lê.
  --properties N  propriedades, de 1 a 640000 (padrão: ${FIRST_START.properties})
  --seed S        número inteiro; a mesma semente dá os mesmos arquivos (padrão: ${FIRST_START.seed})`;

const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: String(FIRST_START.properties) },
    seed: { type: 'string', default: String(FIRST_START.seed) },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const properties = Number(values.properties);
const seed = Number(values.seed);
if (values.help) {
  console.log(USAGE);
} else if (
  !values.out ||
  !Number.isInteger(properties) ||
  properties < 1 ||
  properties > 640_000 ||
  !Number.isInteger(seed)
) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const began = performance.now();
  const rows = await writeDemo({
    properties,
    seed,
    dir: values.out,
    onProgress: (done, of) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${Math.round((100 * done) / of)} %`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  for (const [table, count] of Object.entries(rows))
    console.log(`${table}: ${count.toLocaleString('pt-BR')}`);
  console.log(`${((performance.now() - began) / 1000).toFixed(1).replace('.', ',')} s`);
}
