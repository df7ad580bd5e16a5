// Where the tests of a run put their folders. Hundreds of databases are made and removed, a thousand small files each, and ext4 looks through every inode
// that was freed a moment ago before it gives a new one (recently_deleted(), fs/ext4/ialloc.c): a third of the processor went there. In memory there is
// nothing to look through.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { available } from './cost.mjs';

/** Linux's memory as a folder. */
const MEMORY = '/dev/shm';
const NAME = /^fonte-testes-(\d+)-/;

/** Bytes that a run needs there at most, and that the machine must have left beside what its programs take. */
const ROOM = { folder: 3e9, machine: 8e9 };

/**
 * A folder for this run, in memory where there is room, which goes with this process. What runs that were killed left there goes first: it would be
 * memory that nobody gets back.
 */
export function scratch() {
  const parent = hasRoom() ? MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !lives(Number(pid))) remove(join(parent, name));
  }
  const folder = mkdtempSync(join(parent, `fonte-testes-${process.pid}-`));
  // As /tmp is: some tests run programs as somebody else.
  chmodSync(folder, 0o1777);
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

const remove = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 3 });

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM.folder && (available() ?? 0) >= ROOM.machine;
  } catch {
    return false;
  }
}

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
