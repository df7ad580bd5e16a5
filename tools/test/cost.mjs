// What a run costs, read where Linux tells it; elsewhere undefined.
import { readFileSync } from 'node:fs';

/** Clock ticks of /proc in a second: the same on every Linux that Node runs on. */
const TICKS = 100;

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Seconds of processor of all ended children of this process and of theirs (proc(5), cutime and cstime). The difference over a child's end is that
 * child's: what another one took is added in the moment it ends, not while it runs. A database server that somebody else started is not in it.
 */
export function childrenSeconds() {
  const stat = read('/proc/self/stat');
  if (!stat) return undefined;
  // After the name in parentheses, which may hold anything: state is field 3, cutime 16, cstime 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** Bytes of memory that the machine has left for programs; undefined where nobody tells. */
export function available() {
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(read('/proc/meminfo') ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** Watches the machine's memory, twice a second, until the answer is called: it tells the most bytes that were taken since. */
export function watchMemory() {
  const before = available();
  if (before === undefined) return () => undefined;
  let least = before;
  const timer = setInterval(() => (least = Math.min(least, available() ?? least)), 500);
  timer.unref();
  return () => {
    clearInterval(timer);
    return before - least;
  };
}
