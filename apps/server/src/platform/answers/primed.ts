import { Readable } from 'node:stream';

/**
 * Pieces as a stream whose first pieces are there: a statement that fails is answered as a failure, not as an empty file, and a later fault
 * breaks the transfer off, so that nobody keeps half an answer for a whole one.
 */
export async function primed<Piece extends string | Buffer>(
  pieces: AsyncGenerator<Piece>,
  ahead = 2,
): Promise<Readable> {
  const first: Piece[] = [];
  let done = false;
  while (!done && first.length < ahead) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const next = await pieces.next();
    if (next.done === true) done = true;
    else first.push(next.value);
  }
  async function* all(): AsyncGenerator<Piece> {
    try {
      for (const piece of first) if (piece.length > 0) yield piece;
      if (!done) yield* pieces;
    } finally {
      await pieces.return(undefined);
    }
  }
  return Readable.from(all(), { objectMode: false });
}
