// Recomputes the portal's main figures from its CSV folder with DuckDB and compares them, over HTTP, for several filters and profiles:
//   npx tsx e2e/recompute/run.ts PASTA http://localhost:3000
// The portal must hold that folder's programme and the demonstration's accounts. Ends with 1 where a figure differs.
import { ALL_PROFILES } from '@fonte/contracts';
import { compareProfile } from './compare.ts';
import { Programme } from './programme.ts';

const [dir, base = 'http://localhost:3000'] = process.argv.slice(2);
if (dir === undefined) throw new Error('Uso: npx tsx e2e/recompute/run.ts PASTA [ENDEREÇO]');

const programme = await Programme.read(dir);
for (const profile of ALL_PROFILES) {
  const { compared, differences } = await compareProfile(programme, base, profile);
  for (const difference of differences) console.log(`DIFERENTE ${difference}`);
  console.log(`${profile}: ${compared} figuras comparadas, ${differences.length} diferentes`);
  if (differences.length > 0 || compared === 0) process.exitCode = 1;
}
