// `npm run bench -- [scenarios] --database URL [--properties N] [--write]`: measures speed and size (docs/benchmarks.md).
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatDateTime } from '@fonte/pt-br';
import { load, machineLine } from './machine.ts';
import { markdownOf } from './markdown.ts';
import { withNewest } from './newest.ts';
import { programmeOn, type Programme } from './programme.ts';
import type { Scenario, Setup } from './scenario.ts';
import { serverVersion } from './statements.ts';

/** The scenarios, in the order in which they run; each is loaded when it is wanted. */
const SCENARIOS: Readonly<Record<string, () => Promise<{ scenario: Scenario }>>> = {
  reports: () => import('./scenarios/reports.ts'),
  boards: () => import('./scenarios/boards.ts'),
  rows: () => import('./scenarios/rows.ts'),
  wall: () => import('./scenarios/wall.ts'),
  unchanged: () => import('./scenarios/unchanged.ts'),
  csv: () => import('./scenarios/csv.ts'),
  property: () => import('./scenarios/property.ts'),
  detail: () => import('./scenarios/detail.ts'),
  gallery: () => import('./scenarios/gallery.ts'),
  uploads: () => import('./scenarios/uploads.ts'),
  pack: () => import('./scenarios/pack.ts'),
  dashboard: () => import('./scenarios/dashboard.ts'),
  indicators: () => import('./scenarios/indicators.ts'),
  tiles: () => import('./scenarios/tiles.ts'),
  wfs: () => import('./scenarios/wfs.ts'),
  map: () => import('./scenarios/map.ts'),
  crowd: () => import('./scenarios/crowd.ts'),
  hundred: () => import('./scenarios/hundred.ts'),
  people: () => import('./scenarios/people.ts'),
  paper: () => import('./scenarios/paper.ts'),
  startup: () => import('./scenarios/startup.ts'),
  told: () => import('./scenarios/told.ts'),
  quality: () => import('./scenarios/quality.ts'),
  import: () => import('./scenarios/import.ts'),
  growth: () => import('./scenarios/growth.ts'),
};

/** Those that take hours at their size, and are run where they are named. */
const ASKED: ReadonlySet<string> = new Set(['growth']);

const USAGE = `Uso: npm run bench -- [${Object.keys(SCENARIOS).join(' ')}] --database URL [--properties N] [--write]
  --database URL   um PostgreSQL com PostGIS em que bancos possam ser criados (menos para startup)
  --properties N   propriedades da demonstração medida (padrão: 6400)
  --write          acrescenta os resultados a docs/benchmarks-diary.md e põe os novos em docs/benchmarks.md`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      properties: { type: 'string', default: '6400' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const names =
    positionals.length > 0 ? positionals : Object.keys(SCENARIOS).filter((name) => !ASKED.has(name));
  const properties = Number(values.properties);
  if (values.help || !Number.isInteger(properties) || names.some((name) => !Object.hasOwn(SCENARIOS, name))) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  const setup = setupOf(values.database, properties);
  const database = values.database === undefined ? 'banco embutido' : await serverVersion(values.database);
  const when = formatDateTime(new Date().toISOString());
  const machine = machineLine(database);
  const parts = [`## ${when}, ${names.join(', ')}`, '', machine, ''];
  for (const part of parts) console.log(part);
  for (const name of names) {
    const before = load();
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would measure each other
    const { scenario } = await SCENARIOS[name]!();
    // oxlint-disable-next-line no-await-in-loop
    const found = await scenario(setup);
    const shown = (Array.isArray(found) ? found : [found]).map(markdownOf).join('\n');
    const busy = `Carga média da máquina (1 min): ${before} antes, ${load()} depois.`;
    const text = `${shown}\n${busy}\n`;
    console.log(text);
    parts.push(text);
    // oxlint-disable-next-line no-await-in-loop -- what was measured is kept, whatever comes of the next
    if (values.write) await keepNewest(shown, `${when}. ${machine}. ${busy}`);
  }
  if (values.write) await appendFile(DIARY, `\n${parts.join('\n')}`);
  return 0;
}

const DOCS = join(fileURLToPath(import.meta.url), '../../../docs');
const DIARY = join(DOCS, 'benchmarks-diary.md');
const NEWEST = join(DOCS, 'benchmarks.md');

async function keepNewest(tables: string, how: string): Promise<void> {
  await writeFile(NEWEST, withNewest(await readFile(NEWEST, 'utf8'), tables, how));
}

function setupOf(url: string | undefined, properties: number): Setup {
  const made = new Map<number, Promise<Programme>>();
  const say = (line: string) => console.error(line);
  const server = (): string => {
    if (url === undefined) throw new Error(`Falta --database.\n${USAGE}`);
    return url;
  };
  return {
    properties,
    say,
    get databaseUrl() {
      return server();
    },
    programme: (count) => {
      const there = made.get(count) ?? programmeOn(server(), count, say);
      made.set(count, there);
      return there;
    },
  };
}

process.exitCode = await main();
