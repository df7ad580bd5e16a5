import { formatInteger, formatNumber } from '@fonte/pt-br';
import { connect } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { timed } from '../measure.ts';
import { createDatabase, dropDatabase, withDemoFolder } from '../programme.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { ROOT } from '../server.ts';

const SMALL = 2_000;
const RATIO = 4;

interface Taken {
  readonly ms: number;
  readonly before: number;
  readonly peak: number;
  readonly cpuMs: number;
}

/** Import ÷ plain COPY of the same rows into the same tables with the same keys and indexes; the importer's memory at two sizes. */
export const scenario: Scenario = async (setup) => {
  const rows: Cells[] = [];
  for (const properties of new Set([SMALL, setup.properties])) {
    setup.say(`Importando ${properties} propriedades…`);
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    rows.push(await measured(setup.databaseUrl, properties));
  }
  return {
    title: 'Importação ÷ COPY das mesmas linhas, num PostgreSQL vazio',
    head: [
      'Propriedades',
      'Linhas',
      'Importação, s',
      'COPY, s',
      'Razão',
      'Memória antes, MB',
      'Pico, MB',
      'CPU do importador, s',
    ],
    rows,
    notes: [
      `Limite da razão: ${RATIO}. A importação lê, confere linha a linha, compara, grava, conta as visitas e refaz os resumos; o COPY só copia os arquivos que ela gravou, tabela por tabela, com as mesmas chaves e índices.`,
    ],
  };
};

async function measured(serverUrl: string, properties: number): Promise<Cells> {
  const names = ['fonte_bench_import', 'fonte_bench_copy'] as const;
  for (const name of names)
    // oxlint-disable-next-line no-await-in-loop -- one server
    await dropDatabase(serverUrl, name);
  try {
    const url = await createDatabase(serverUrl, names[0]);
    const taken = await withDemoFolder(properties, async (dir) => importIn(url, dir));
    const copyUrl = await createDatabase(serverUrl, names[1]);
    const copied = await copyAll(url, copyUrl);
    return [
      formatInteger(properties),
      formatInteger(copied.rows),
      formatNumber(taken.ms / 1_000, 1),
      formatNumber(copied.ms / 1_000, 1),
      formatNumber(taken.ms / copied.ms, 2),
      formatNumber(taken.before, 0),
      formatNumber(taken.peak, 0),
      formatNumber(taken.cpuMs / 1_000, 1),
    ];
  } finally {
    for (const name of names)
      // oxlint-disable-next-line no-await-in-loop
      await dropDatabase(serverUrl, name);
  }
}

function importIn(url: string, dir: string): Taken {
  const child = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'tools/bench/import-child.ts'), url, dir],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '') as Taken;
}

/** Copies every imported table of one database into the other, and times only the way in. */
async function copyAll(fromUrl: string, intoUrl: string): Promise<{ rows: number; ms: number }> {
  const into = await connect({ url: intoUrl, timeoutMs: 0 });
  await migrate(into);
  await into.close();
  const dir = await mkdtemp(join(tmpdir(), 'fonte-bench-'));
  const [source, target] = [new pg.Client(fromUrl), new pg.Client(intoUrl)];
  await Promise.all([source.connect(), target.connect()]);
  let [rows, ms] = [0, 0];
  try {
    for (const { name, columns } of await tablesOf(fromUrl)) {
      const file = join(dir, 'rows');
      const what = `${name} (${columns})`;
      /* oxlint-disable no-await-in-loop -- one table after the other, those referred to first */
      await pipeline(source.query(copyTo(`copy ${what} to stdout`)), createWriteStream(file));
      const copy = target.query(copyFrom(`copy ${what} from stdin`));
      ms += await timed(() => pipeline(createReadStream(file), copy));
      /* oxlint-enable no-await-in-loop */
      rows += copy.rowCount;
    }
  } finally {
    await Promise.all([source.end(), target.end()]);
    await rm(dir, { recursive: true, force: true });
  }
  return { rows, ms };
}

/** The tables that an import fills from files, each after those it refers to, with the columns that are not generated. */
async function tablesOf(url: string): Promise<{ name: string; columns: string }[]> {
  const database = await connect({ url });
  try {
    const { rows } = await sql<{ name: string; columns: string; refers: string[] }>`
      select format('%I.%I', n.nspname, c.relname) as name,
             (select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_attribute a
               where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
             array(select f.confrelid::regclass::text from pg_constraint f
                    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('geo', 'programa', 'camada')
       order by n.nspname <> 'geo', c.relname`.execute(database.db);
    return afterWhatTheyReferTo(rows);
  } finally {
    await database.close();
  }
}

function afterWhatTheyReferTo<T extends { name: string; refers: string[] }>(tables: readonly T[]): T[] {
  const placed: T[] = [];
  for (let waiting = [...tables]; waiting.length > 0;) {
    const there = new Set(placed.map(({ name }) => name));
    const now = waiting.filter(({ refers }) => refers.every((name) => there.has(name)));
    if (now.length === 0) throw new Error('The tables refer to each other in a circle');
    placed.push(...now);
    waiting = waiting.filter((table) => !now.includes(table));
  }
  return placed;
}
