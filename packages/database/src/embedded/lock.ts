import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseInUse } from '../faults.ts';

/** Who holds a folder. `born` tells a process from a later one with the same pid, as after a container's restart. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly born: string;
  readonly token: string;
  /** Of one that is ending: the moment by which it will have let the folder go, ms since 1970. */
  readonly goneBy?: number;
}

const BEAT_MS = 2_000;
/** A holder on another host (a shared volume) cannot be asked whether it lives; silence this long says it does not. */
const SILENCE_MS = 15_000;

/** Between two looks at a lock whose holder is ending. */
const LOOK_MS = 200;
/** However far off a holder says that it will be gone, nobody waits longer. */
const PATIENCE_MS = 60_000;

const ours = new Map<string, Holder>();

/**
 * Takes the folder for this process, because PGlite itself lets two processes write one folder and lose data silently.
 * Gives the function that lets it go. A dead holder's lock is taken over; one that is ending (`leaveFolder`) is waited for, and `waiting` is called.
 * Errors: `DatabaseInUse` with the holder's pid.
 */
export async function lockFolder(
  folder: string,
  waiting: () => void = () => {},
): Promise<() => Promise<void>> {
  const path = join(resolve(folder), 'fonte.lock');
  await mkdir(resolve(folder), { recursive: true });
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    born: await born(process.pid),
    token: randomUUID(),
  };
  if (ours.has(path)) throw new DatabaseInUse(folder, me.pid, me.host);
  ours.set(path, me);
  const draft = `${path}.${me.token}`;
  try {
    await writeFile(draft, JSON.stringify(me));
    await claim({ folder, path, draft, me, waiting });
  } catch (error) {
    ours.delete(path);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    if ((await readHolder(path))?.token === me.token) await rm(path, { force: true });
    ours.delete(path);
  };
}

/**
 * Says in the lock that this process will have let the folder go in so many milliseconds: who wants it next waits until then instead of being
 * turned away, as a service's manager starts the new process while the old one still closes. Nothing happens where the folder is not ours.
 */
export async function leaveFolder(folder: string, ms: number): Promise<void> {
  const path = join(resolve(folder), 'fonte.lock');
  const me = ours.get(path);
  if (!me) return;
  const draft = `${path}.${me.token}`;
  await writeFile(draft, JSON.stringify({ ...me, goneBy: Date.now() + ms } satisfies Holder));
  await rename(draft, path);
}

interface Claim {
  readonly folder: string;
  readonly path: string;
  readonly draft: string;
  readonly me: Holder;
  readonly waiting: () => void;
}

async function claim({ folder, path, draft, me, waiting }: Claim): Promise<void> {
  const since = Date.now();
  let told = false;
  for (let attempt = 0; attempt < 10;) {
    try {
      await link(draft, path); // atomic: fails when somebody else was first
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = await readHolder(path);
    if (holder && (await lives(holder, path, me))) {
      const until = Math.min(holder.goneBy ?? 0, since + PATIENCE_MS);
      if (Date.now() >= until) throw new DatabaseInUse(folder, holder.pid, holder.host);
      if (!told) waiting();
      told = true;
      await pause(LOOK_MS);
      continue;
    }
    attempt += 1;
    // None: it was let go in this moment.
    if (holder) await setAside(path, holder);
  }
  throw new DatabaseInUse(folder, (await readHolder(path))?.pid ?? 0, me.host);
}

/** Moves a dead lock away. If another process has replaced it meanwhile, its lock is put back. */
async function setAside(path: string, dead: Holder): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return; // somebody else moved it
  }
  if ((await readHolder(aside))?.token !== dead.token) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

async function lives(holder: Holder, path: string, me: Holder): Promise<boolean> {
  if (holder.host !== me.host) {
    const touched = await stat(path).catch(() => undefined);
    return touched !== undefined && Date.now() - touched.mtimeMs < SILENCE_MS;
  }
  if (holder.pid === me.pid) return false; // ours, but not held by us: an earlier process with our pid
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return (await born(holder.pid)) === holder.born;
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    // Unreadable: nobody who wrote it whole is alive to say so.
    return { pid: process.pid, host: hostname(), born: '', token: '' };
  }
}

/** States of /proc/<pid>/stat in which a process runs no more, though its parent has not asked how it ended: zombie, dead. */
const ENDED = new Set(['Z', 'X', 'x']);

/** Start of the process in clock ticks of this boot, where /proc tells; elsewhere the pid alone has to do. 'ended' for one that nobody has reaped. */
async function born(pid: number): Promise<string> {
  try {
    const [line, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The second field, the program's name, may itself contain blanks and brackets.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return ENDED.has(fields[0] ?? '') ? 'ended' : `${boot.trim()}:${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}
