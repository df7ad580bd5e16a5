/** A piece is told when it holds so much text, or when nothing was told for so long: whoever tells nothing is ended (`Readers`). */
const ENOUGH_CHARACTERS = 1_000_000;
const ENOUGH_MS = 1_000;

/** Says when what was gathered is enough for a piece. */
export class Gathering {
  #characters = 0;
  #since = Date.now();

  /** Takes notice of more text; true when it is enough, and then begins anew. */
  enough(characters: number): boolean {
    this.#characters += characters;
    if (this.#characters < ENOUGH_CHARACTERS && Date.now() - this.#since < ENOUGH_MS) return false;
    this.#characters = 0;
    this.#since = Date.now();
    return true;
  }
}
