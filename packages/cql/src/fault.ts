/** Why a filter was refused: a Portuguese sentence and the offset in the text where it went wrong. */
export class FilterFault extends Error {
  override readonly name = 'FilterFault';

  constructor(
    readonly reason: string,
    readonly at: number,
  ) {
    super(reason);
  }
}
