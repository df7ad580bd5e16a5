import { formatPercent } from '@fonte/pt-br';
import type { ImportEvent, Phase } from '../import/index.ts';

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Where each phase begins and how much of the whole it usually takes. */
const PHASES: Readonly<Record<Phase, readonly [start: number, length: number]>> = {
  lendo: [0, 0.5],
  conferindo: [0.5, 0.1],
  comparando: [0.6, 0.1],
  gravando: [0.7, 0.2],
  resumos: [0.9, 0.1],
};

const BAR = 30;

/** A bar that is drawn over itself on a terminal; elsewhere a line whenever a phase begins. */
export class ProgressLine {
  readonly #terminal: Terminal;
  #drawn = '';
  #lastPhase: Phase | undefined;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  show(event: ImportEvent): void {
    if (event.type === 'log') {
      this.clear();
      this.#terminal.write(`${event.text}\n`);
      return;
    }
    if (!this.#terminal.isTTY) {
      if (event.phase !== this.#lastPhase) this.#terminal.write(`${event.phase}\n`);
      this.#lastPhase = event.phase;
      return;
    }
    const [start, length] = PHASES[event.phase];
    const share = start + length * Math.min(1, event.share);
    const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');
    this.#draw(`${bar} ${formatPercent(share * 100, 0)} ${event.phase} ${event.what ?? ''}`);
  }

  /** Takes the bar away, so that other lines can be written. */
  clear(): void {
    if (this.#drawn !== '') this.#terminal.write('\r\u001B[K');
    this.#drawn = '';
  }

  #draw(line: string): void {
    const fitting = line.slice(0, Math.max(10, (this.#terminal.columns ?? 80) - 1));
    if (fitting === this.#drawn) return;
    this.#drawn = fitting;
    this.#terminal.write(`\r\u001B[K${fitting}`);
  }
}
