// `node guarded.mjs COMMAND …`: a command with all that it starts in a group of its own, which ends when whoever started this is gone. Its standard
// input is a pipe of theirs: it closes however they end, killed ones included, who could tell nobody. A signal to the guard is one to the group.
import { spawn } from 'node:child_process';

/** Milliseconds that the group is given to end by itself. */
const GRACE = Number(process.env.GUARD_GRACE ?? 5000);

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

/** Sends the whole group a signal; there may be nobody left in it. */
function end(signal) {
  // Not started at all.
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

let abandoned = false;
function abandon() {
  if (abandoned) return;
  abandoned = true;
  end('SIGTERM');
  setTimeout(() => {
    end('SIGKILL');
    process.exit(1);
  }, GRACE);
}
process.stdin.resume().on('close', abandon);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, abandon);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('close', (code) => {
  if (abandoned) return;
  // What a step leaves behind would be the next one's load.
  end('SIGKILL');
  process.exit(code ?? 1);
});
