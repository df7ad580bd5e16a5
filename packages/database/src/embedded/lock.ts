import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseInUse } from '../faults.ts';

/** Who holds a folder. `born` tells a process from a later one with the same pid, as after a container's restart. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly born: string;
  readonly token: string;
}

const BEAT_MS = 2_000;
/** A holder on another host (a shared volume) cannot be asked whether it lives; silence this long says it does not. */
const SILENCE_MS = 15_000;

const ours = new Set<string>();

/**
 * Takes the folder for this process, because PGlite itself lets two processes write one folder and lose data silently.
 * Gives the function that lets it go. A dead holder's lock is taken over. Errors: `DatabaseInUse` with the holder's pid.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(resolve(folder), 'fonte.lock');
  await mkdir(resolve(folder), { recursive: true });
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    born: await born(process.pid),
    token: randomUUID(),
  };
  if (ours.has(path)) throw new DatabaseInUse(folder, me.pid, me.host);
  ours.add(path);
  const draft = `${path}.${me.token}`;
  try {
    await writeFile(draft, JSON.stringify(me));
    await claim(folder, path, draft, me);
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

async function claim(folder: string, path: string, draft: string, me: Holder): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      await link(draft, path); // atomic: fails when somebody else was first
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = await readHolder(path);
    if (!holder) continue; // let go in this moment
    if (await lives(holder, path, me)) throw new DatabaseInUse(folder, holder.pid, holder.host);
    await setAside(path, holder);
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
