// `node --import tsx tools/rig/kills.ts [--database URL] [--kills 200] [--minutes 60] [--seed 1]`: a portal of its own, embedded or on a database of its own on that server, is killed
// at random moments while people save notifications and send them, save indicators, send files, and folders are imported; after each kill what was acknowledged is held against
// what stands: nothing lost, nothing half, the facts and what is rolled up of them of one folder. Ends with 1 where something is not so, and where nobody wrote.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEMONSTRATION_MARK } from '@fonte/programme';
import { writeDemo } from '@fonte/programme/demo/index';
import { createDatabase, dropDatabase } from '../bench/programme.ts';
import { ROOT } from '../bench/server.ts';
import { attackOf, type Attack } from './attack.ts';
import { chances } from './chances.ts';
import { emptyLedger, faultsOf, written, type Ledger, type Standing } from './kills/standing.ts';
import { write, type Serving } from './kills/writers.ts';

/** Few, so that an import takes seconds and is met by kills at each of its steps. */
const PROPERTIES = 40;
/** One life in so many has an import; one in so many is killed before it serves. */
const IMPORT_EVERY = 3;
const EARLY_EVERY = 8;
/** The longest lives, ms: without an import, with one, and before serving. */
const LONGEST_MS = { writing: 4_000, importing: 15_000, early: 6_000 };
const LIFE = fileURLToPath(new URL('kills/life.ts', import.meta.url));
const IMPORT = join(ROOT, 'packages/programme/src/cli/import.ts');
const PATIENCE_MS = 1_200_000;

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

const chance = chances(Number(values.seed));
const upTo = (most: number): number => chance.next().value * most;

/** Two folders of one programme, whose entries and visits have other sums. */
async function folders(place: string): Promise<[string, string]> {
  const [first, second] = [join(place, 'first'), join(place, 'second')];
  await writeDemo({ properties: PROPERTIES, seed: 1, dir: first });
  await writeFile(join(first, DEMONSTRATION_MARK), '');
  await cp(first, second, { recursive: true });
  for (const [name, column] of [
    ['lancamento.csv', 'vlr'],
    ['visita.csv', 'duracao_min'],
  ] as const) {
    const path = join(second, name);
    // oxlint-disable-next-line no-await-in-loop -- two files
    const [head = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
    const at = head.split(',').indexOf(column);
    const changed = lines.map((line) => {
      const cells = line.split(',');
      if (cells[at] !== '') cells[at] = String(Number(cells[at]) + 1);
      return cells.join(',');
    });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(path, [head, ...changed, ''].join('\n'));
  }
  return [first, second];
}

interface Life {
  readonly child: ChildProcess;
  readonly exit: Promise<unknown>;
  /** What it said that begins with the word; undefined when it ended before. */
  said(word: string): Promise<string | undefined>;
  errors(): string;
}

function live(path: string, args: readonly string[], environment: Record<string, string>): Life {
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const said = async (word: string): Promise<string | undefined> => {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      const found = lines.find((line) => line.startsWith(`${word} `));
      if (found !== undefined) return found.slice(word.length + 1);
      if (child.exitCode !== null || child.signalCode !== null) return undefined;
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await pause(20);
    }
    throw new Error(`A start hangs: it did not say '${word}' within twenty minutes\n${errors}`);
  };
  return { child, exit, said, errors: () => errors };
}

async function killed({ child, exit }: Life): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exit;
}

interface Rig {
  readonly environment: Record<string, string>;
  readonly folders: readonly [string, string];
  /** What the entries and visits of each come to. */
  readonly facts: readonly [string, string];
  readonly ledger: Ledger;
  readonly counted: { cut: number; ended: number; early: number; served: number };
  readonly refused: Map<string, number>;
  /** Answers to writers by status; what the kill cut off has none. */
  readonly told: Map<number, number>;
}

/** One life up to its kill: what is wrong with what the one before has left. */
async function oneLife(rig: Rig, at: number): Promise<string[]> {
  const { ledger, counted, refused, told } = rig;
  const life = live(LIFE, [], rig.environment);
  if (at % EARLY_EVERY === EARLY_EVERY - 1) {
    await pause(upTo(LONGEST_MS.early));
    await killed(life);
    counted.early += 1;
    return [];
  }
  try {
    const stands = await life.said('stands');
    if (stands === undefined) return [`did not start: ${life.errors()}`];
    const found = JSON.parse(stands) as Standing;
    const faults = faultsOf(ledger, found);
    ledger.facts.clear();
    ledger.facts.add(found.facts);
    const serves = await life.said('serves');
    if (serves === undefined) return [...faults, `did not serve: ${life.errors()}`];
    const serving = JSON.parse(serves) as Serving;
    faults.push(...(await alteredFiles(ledger, serving)));
    const writing = write(serving, ledger);
    if (at % IMPORT_EVERY === 1) faults.push(...(await withImport(rig, life)));
    else await pause(upTo(LONGEST_MS.writing));
    await killed(life);
    for (const { status, sentence } of await writing) {
      refused.set(sentence, (refused.get(sentence) ?? 0) + 1);
      told.set(status, (told.get(status) ?? 0) + 1);
    }
    counted.served += 1;
    return faults;
  } finally {
    await killed(life);
  }
}

/** The folder that does not stand is imported; either may stand after the kill, unless it had ended. A sentence where it came to its end by itself. */
async function withImport(
  { environment, folders: both, facts, ledger, counted }: Rig,
  life: Life,
): Promise<string[]> {
  const next = ledger.facts.has(facts[0]) ? 1 : 0;
  const importing = live(IMPORT, [both[next]], environment);
  await Promise.race([importing.exit, pause(upTo(LONGEST_MS.importing))]);
  // A kill that meets no import is none.
  const failed = importing.child.exitCode ?? 0;
  if (failed !== 0) return [`the import ended with ${failed} before it was killed: ${importing.errors()}`];
  // With PostgreSQL it is a process of its own; embedded, the server does it, and the command tells of its end.
  await Promise.all([killed(life), killed(importing)]);
  const ended = importing.child.exitCode === 0;
  counted[ended ? 'ended' : 'cut'] += 1;
  if (ended) ledger.facts.clear();
  ledger.facts.add(facts[next]);
  return [];
}

/** A few of the files that were acknowledged, as they are given now. */
async function alteredFiles({ files }: Ledger, { port, cookies }: Serving): Promise<string[]> {
  const faults: string[] = [];
  for (const [key, hash] of [...files].slice(-10)) {
    /* oxlint-disable no-await-in-loop -- a few */
    const answer = await fetch(`http://127.0.0.1:${port}/api/indicators/files/${key}?tamanho=original`, {
      headers: { cookie: cookies[0]! },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    /* oxlint-enable no-await-in-loop */
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      faults.push(`altered: file ${key}, answered ${answer.status}`);
  }
  return faults;
}

/** What a folder comes to, once it has been imported without a kill. */
async function factsAfter(environment: Record<string, string>, folder: string): Promise<string> {
  const importing = live(IMPORT, [folder], environment);
  await importing.exit;
  if (importing.child.exitCode !== 0) throw new Error(`The folder was not taken: ${importing.errors()}`);
  const life = live(LIFE, [], environment);
  try {
    const stands = await life.said('stands');
    if (stands === undefined) throw new Error(life.errors());
    // In order once, and with the demonstration's accounts and panels made.
    await life.said('serves');
    return (JSON.parse(stands) as Standing).facts;
  } finally {
    await killed(life);
  }
}

async function main(): Promise<boolean> {
  const place = await mkdtemp(join(tmpdir(), 'fonte-kills-'));
  const name = `fonte_kills_${process.pid}`;
  const url = values.database === undefined ? '' : await createDatabase(values.database, name);
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: join(place, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PDF: 'off',
    SECOND_FACTOR_PROFILES: 'nenhum',
  };
  const since = Date.now();
  const all: string[] = [];
  let kills = 0;
  let writes: Attack | undefined;
  try {
    const both = await folders(place);
    const facts: [string, string] = [
      await factsAfter(environment, both[0]),
      await factsAfter(environment, both[1]),
    ];
    const counted = { cut: 0, ended: 0, early: 0, served: 0 };
    const rig: Rig = {
      environment,
      folders: both,
      facts,
      ledger: emptyLedger(),
      counted,
      refused: new Map(),
      told: new Map(),
    };
    rig.ledger.facts.add(facts[1]);
    const until = since + Number(values.minutes) * 60_000;
    for (; kills < Number(values.kills) && Date.now() < until; kills += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one life after the other
      const faults = await oneLife(rig, kills);
      all.push(...faults);
      for (const fault of faults) console.error(`after kill ${kills}: ${fault}`);
    }
    // What the last one left, read by a life that is not counted.
    const last = live(LIFE, [], environment);
    const stands = await last.said('stands');
    const left =
      stands === undefined ? [last.errors()] : faultsOf(rig.ledger, JSON.parse(stands) as Standing);
    await killed(last);
    all.push(...left);
    const { ledger, refused, told } = rig;
    writes = attackOf('writes', told.set(200, written(ledger)), { least: counted.served });
    console.log(
      `${values.database === undefined ? 'embedded' : 'PostgreSQL'}, seed ${values.seed}: ${kills} kills (${counted.early} before serving, ` +
        `${counted.cut} with an import under way, ${counted.ended} right after one) in ${Math.round((Date.now() - since) / 60_000)} minutes; ` +
        `${written(ledger)} acknowledged writes (${ledger.notifications.size} notifications, ${ledger.sent.size} sent, ` +
        `${ledger.indicators.size} indicators, ${ledger.files.size} files); faults: ${all.length}. Load of the machine ${loadavg()[0]!.toFixed(1)}.`,
    );
    console.log(writes.sentence);
    for (const [sentence, n] of refused) console.log(`refused ${n} times: ${sentence}`);
    for (const fault of new Set(all)) console.log(fault);
  } finally {
    if (values.database !== undefined) await dropDatabase(values.database, name);
    await rm(place, { recursive: true, force: true });
  }
  return all.length === 0 && writes.happened;
}

process.exitCode = (await main()) ? 0 : 1;
