// Fails on an import that points the wrong way, and on reading nothing at all.
import { boundaries } from './cruise.mjs';

const { modules, violations } = await boundaries(process.cwd());
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
if (modules === 0) console.error('boundaries: no TypeScript module was read, so nothing was checked');
console.log(`${modules} modules, ${violations.length} wrong imports`);
process.exit(modules === 0 || violations.length > 0 ? 1 : 0);
