import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { formatNumber } from '@fonte/pt-br';

/** The machine and the programs, in one line. */
export function machineLine(database: string): string {
  const memory = formatNumber(totalmem() / 2 ** 30, 0);
  const model = cpus()[0]?.model.trim() ?? 'CPU';
  return `${availableParallelism()} × ${model}, ${memory} GB, ${type()} ${release()}; Node ${process.versions.node}; ${database}; ${revision()}`;
}

/** Processes that wanted to run during the last minute, per core asked of the reader to compare: '3,1 (2 núcleos)'. */
export function load(): string {
  return formatNumber(loadavg()[0] ?? 0, 1);
}

/** The commit that is checked out, in short. */
export function revision(): string {
  try {
    return `commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`;
  } catch {
    return 'sem git';
  }
}
