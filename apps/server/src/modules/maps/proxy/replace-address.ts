import { Readable } from 'node:stream';

/** A text with one address put in another's place, wherever pieces end: documents of the other server must not send clients to it. */
export function replaceAddress(source: Readable, from: string, to: string): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    const [old, new_] = [Buffer.from(from), Buffer.from(to)];
    let kept = Buffer.alloc(0);
    try {
      for await (const piece of source as AsyncIterable<Buffer>) {
        const all = Buffer.concat([kept, piece]);
        const done: Buffer[] = [];
        let at = 0;
        for (let found = all.indexOf(old); found >= 0; found = all.indexOf(old, at)) {
          done.push(all.subarray(at, found), new_);
          at = found + old.length;
        }
        // What may be the beginning of the address waits for the next piece.
        const end = Math.max(at, all.length - old.length + 1);
        done.push(all.subarray(at, end));
        kept = Buffer.from(all.subarray(end));
        yield Buffer.concat(done);
      }
      yield kept;
    } finally {
      source.destroy();
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
