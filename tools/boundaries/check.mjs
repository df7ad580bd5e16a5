// Fails on an import that points the wrong way, on a call that the browser writes by hand, and on reading nothing at all.
import { browserCalls } from './browser-calls.mjs';
import { boundaries } from './cruise.mjs';

const { modules, violations } = await boundaries(process.cwd());
const calls = browserCalls(process.cwd());
for (const { rule, from, to } of [...violations, ...calls.violations])
  console.error(`${rule}: ${from} → ${to}`);
if (modules === 0) console.error('boundaries: no TypeScript module was read, so nothing was checked');
if (calls.files === 0) console.error('boundaries: no file of the browser was read');
const wrong = violations.length + calls.violations.length;
console.log(`${modules} modules, ${wrong} wrong imports or addresses`);
process.exit(modules === 0 || calls.files === 0 || wrong > 0 ? 1 : 0);
