import { relationNamed } from '../../model/paths.ts';
import { PlanRefused, type Problem, type RefusalCode } from './refusal.ts';

/** Collects what is wrong with a plan, so that all of it is told at once. */
export class Problems {
  readonly #found: Problem[] = [];

  add(code: RefusalCode, at: string, text: string): void {
    this.#found.push({ code, at, text });
  }

  unknown(at: string, what: string, name: string): void {
    this.add('unknown', at, `${what} "${name}" não existe.`);
  }

  unreachable(at: string, what: string, fact: string): void {
    const rows = relationNamed(fact)?.rowName[1] ?? fact;
    this.add(
      'unreachable',
      at,
      `"${what}" não se aplica a ${rows}: a medida não pode ser dividida por isso.`,
    );
  }

  get found(): boolean {
    return this.#found.length > 0;
  }

  throwIfAny(): void {
    if (this.found) throw new PlanRefused(this.#found);
  }
}
