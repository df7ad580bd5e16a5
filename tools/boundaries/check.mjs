// Fails on an import that points the wrong way, on a call that the browser writes by hand, on a part of the server that hides or has a clock of its own, and on reading nothing at all.
import { browserCalls } from './browser-calls.mjs';
import { boundaries } from './cruise.mjs';
import { hiddenParts } from './hidden-parts.mjs';
import { ownClocks } from './own-clock.mjs';

const { modules, violations } = await boundaries(process.cwd());
const calls = browserCalls(process.cwd());
const parts = hiddenParts(process.cwd());
const clocks = ownClocks(process.cwd());
const wrong = [...violations, ...calls.violations, ...parts.violations, ...clocks.violations];
for (const { rule, from, to } of wrong) console.error(`${rule}: ${from} → ${to}`);
if (modules === 0) console.error('boundaries: no TypeScript module was read, so nothing was checked');
if (calls.files === 0) console.error('boundaries: no file of the browser was read');
if (parts.files === 0) console.error('boundaries: no file of the server was read');
const nothing = [modules, calls.files, parts.files].includes(0);
console.log(`${modules} modules, ${wrong.length} wrong imports, addresses, hidden parts or clocks`);
process.exit(nothing || wrong.length > 0 ? 1 : 0);
