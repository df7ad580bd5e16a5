import { FORMS_AT_ONCE } from '@fonte/contracts';
import { fail } from '../failures/fail.ts';

/** Forms that people are sending to this process now. What of one lies here is known only when it has come whole, so that its bytes cannot be counted before. */
export class FormsAtOnce {
  readonly #ofPerson = new Map<number, number>();

  /** Receives a form as one of the few that a person sends at once. Errors: `tooManyUploads`; those of the work. */
  async receive<T>(person: number, work: () => Promise<T>): Promise<T> {
    const before = this.#ofPerson.get(person) ?? 0;
    if (before >= FORMS_AT_ONCE) fail('tooManyUploads');
    this.#ofPerson.set(person, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#ofPerson.get(person) ?? 1) - 1;
      if (left > 0) this.#ofPerson.set(person, left);
      else this.#ofPerson.delete(person);
    }
  }
}
