// Recomputes the portal's main figures from its CSV folder with DuckDB and compares them, over HTTP, for several filters and profiles, and every field of
// some drawn properties:
//   npx tsx e2e/recompute/run.ts PASTA http://localhost:3000
// The portal must hold that folder's programme and the demonstration's accounts. Ends with 1 where a figure differs.
import { ALL_PROFILES } from '@fonte/contracts';
import { ACCOUNTS, PASSWORD } from '../src/accounts.ts';
import { compareProfile } from './compare.ts';
import { compareProperty } from './compare-property.ts';
import { drawn, drawnDoubtful } from './facts.ts';
import { Portal } from './portal.ts';
import { Programme } from './programme.ts';

const [dir, base = 'http://localhost:3000'] = process.argv.slice(2);
if (dir === undefined) throw new Error('Uso: npx tsx e2e/recompute/run.ts PASTA [ENDEREÇO]');

const programme = await Programme.read(dir);
for (const profile of ALL_PROFILES) {
  const { compared, differences } = await compareProfile(programme, base, profile, true);
  for (const difference of differences) console.log(`DIFERENTE ${difference}`);
  console.log(`${profile}: ${compared} figuras comparadas, ${differences.length} diferentes`);
  if (differences.length > 0 || compared === 0) process.exitCode = 1;
}

const DRAWN = 10;
const portal = new Portal(base);
await portal.signIn(ACCOUNTS.administrador, PASSWORD);
for (const code of new Set([...(await drawn(programme, DRAWN)), ...(await drawnDoubtful(programme, 3))])) {
  const { compared, differences } = await compareProperty(programme, portal, code);
  for (const difference of differences) console.log(`DIFERENTE ${difference}`);
  console.log(`${code}: ${compared} campos comparados, ${differences.length} diferentes`);
  if (differences.length > 0 || compared === 0) process.exitCode = 1;
}
