import { stillAtIt } from './sentences.ts';

/** After so long without a word a start looks like one that hangs, ms. */
const SILENT_MS = 30_000;
const MINUTE_MS = 60_000;

/** Says each step of a start and, of one that takes long, every half minute that it goes on. `end` after the last. */
export function sayingStill(say: (line: string) => void): { say: (line: string) => void; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearInterval(timer);
  return {
    say(line) {
      end();
      say(line);
      let silent = 0;
      timer = setInterval(() => say(stillAtIt(line, (silent += SILENT_MS) / MINUTE_MS)), SILENT_MS);
      // Of a start that fails it is not this that goes on.
      timer.unref();
    },
    end,
  };
}
