/** Names for the columns of an answer, no two of them alike: the second of one name gets ' (2)'. */
export class ColumnNames {
  readonly #taken = new Set<string>();

  next(wanted: string): string {
    let name = wanted;
    for (let n = 2; this.#taken.has(name); n += 1) name = `${wanted} (${n})`;
    this.#taken.add(name);
    return name;
  }
}
