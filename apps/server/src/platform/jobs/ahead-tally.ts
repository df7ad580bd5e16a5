import { counted } from '@fonte/pt-br';

/** Counts answers that are made ready, one question after the other: one that cannot be answered leaves the others theirs. */
export class AheadTally {
  made = 0;
  #failed = 0;

  /** Errors: the signal's reason alone. */
  async take(make: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    try {
      if (await make()) this.made += 1;
    } catch {
      signal.throwIfAborted();
      // Its first reader asks it as before, and is told what is wrong.
      this.#failed += 1;
    }
  }

  /** How many were not answered, in words; nothing where all were. */
  failures(): string[] {
    return this.#failed > 0
      ? [counted(this.#failed, 'pergunta ficou sem resposta', 'perguntas ficaram sem resposta')]
      : [];
  }
}
