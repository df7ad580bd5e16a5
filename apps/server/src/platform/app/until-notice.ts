import { asCaller, type DatabaseAccess } from '@fonte/database';

/** How long a value is believed without a word from the database: a lost notice heals itself. */
const BELIEVED_MS = 5_000;

/**
 * What is read once, and again when a notice on the channel says that it has changed, when the connection that brings
 * notices was away, or after a few seconds.
 */
export class UntilNotice<T> {
  /** Hears no more notices. */
  readonly close: () => void;
  readonly #read: () => Promise<T>;
  #known: { readonly value: Promise<T>; readonly at: number } | null = null;

  constructor(database: Pick<DatabaseAccess, 'notices'>, channel: string, read: () => Promise<T>) {
    this.#read = read;
    const forget = (): void => {
      this.#known = null;
    };
    this.close = database.notices.subscribe(channel, forget, forget);
  }

  /**
   * The value now, as far as is known; read again where the caller knows that it does not hold. Errors: those of reading it, which is then tried again by the next who
   * asks.
   */
  async current(holds: (value: T) => boolean = () => true): Promise<T> {
    const known = this.#known;
    if (known && performance.now() - known.at < BELIEVED_MS) {
      const value = await known.value;
      if (holds(value)) return value;
      // Somebody else may have found it out meanwhile, and be reading it.
      if (this.#known !== known) return this.current();
    }
    const asked = { value: asCaller({ urgent: true }, this.#read), at: performance.now() };
    this.#known = asked;
    try {
      return await asked.value;
    } catch (error) {
      if (this.#known === asked) this.#known = null;
      throw error;
    }
  }
}
