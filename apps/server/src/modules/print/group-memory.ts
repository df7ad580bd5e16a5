import { readdirSync, readFileSync } from 'node:fs';

const KB = 1_024;

/**
 * Memory of all processes of a group in MB, each shared page counted by its part (PSS); 0 where the system does not tell (only Linux does): then
 * only the time limit holds.
 */
export function groupMegabytes(group: number): number {
  let kilobytes = 0;
  for (const name of processes()) {
    if (groupOf(name) === group) kilobytes += proportional(name);
  }
  return kilobytes / KB;
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The fifth field of 'stat'; the name before it may hold anything but ends with the last bracket. */
function groupOf(name: string): number | null {
  const stat = read(`/proc/${name}/stat`);
  const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return group === undefined ? null : Number(group);
}

const proportional = (name: string): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${name}/smaps_rollup`))?.[1] ?? 0);

/** '' for a process that has gone meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
