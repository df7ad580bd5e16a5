/** Why a file cannot be read further, and where. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  constructor(
    readonly line: number | null,
    readonly reason: string,
  ) {
    super(reason);
  }
}
