import { readdirSync, readFileSync } from 'node:fs';

/** How often it is looked at, ms: what a process shares with others has to be worked out by the kernel. */
const EVERY_MS = 250;

/** Every process of this machine by the one that started it. Linux only. */
function childrenOf(): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(Number(name)) : undefined;
    if (parent === undefined) continue;
    const own = children.get(parent) ?? [];
    children.set(parent, own);
    own.push(Number(name));
  }
  return children;
}

/** The process that started a process; undefined where it has ended, or is of another machine. Linux only. */
export function parentOf(pid: number): number | undefined {
  try {
    // The name stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[1]);
  } catch {
    return undefined;
  }
}

/** Memory of processes and of all that they have started, MB: of what several share each has its part (PSS), so that nothing counts twice. Linux only. */
export function wholeMemory(roots: readonly number[]): number {
  const children = childrenOf();
  const all = new Set<number>();
  const add = (pid: number): void => {
    if (all.has(pid)) return;
    all.add(pid);
    children.get(pid)?.forEach(add);
  };
  roots.forEach(add);
  return [...all].reduce((sum, pid) => sum + ownPart(pid), 0);
}

function ownPart(pid: number): number {
  try {
    return (
      Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1_024
    );
  } catch {
    // It has ended since.
    return 0;
  }
}

/** Looks at the memory of processes until ended; gives the most, MB. */
export function watchMemory(roots: readonly number[]): () => number {
  let most = wholeMemory(roots);
  const look = (): number => (most = Math.max(most, wholeMemory(roots)));
  const watch = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(watch);
    return look();
  };
}
