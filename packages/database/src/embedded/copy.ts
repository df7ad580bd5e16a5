import type pg from 'pg';

/** One COPY statement must reach PGlite with all its data; a megabyte at a time keeps memory flat. */
const CHUNK_BYTES = 1024 * 1024;
const LINE_FEED = 10;

/** Gathers pieces cut anywhere into chunks of whole rows. In COPY's text format a bare line feed always ends a row. */
export async function* copyChunks(rows: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const row of rows) {
    const piece = typeof row === 'string' ? Buffer.from(row) : row;
    pieces.push(piece);
    size += piece.length;
    if (size < CHUNK_BYTES) continue;
    const all = Buffer.concat(pieces);
    const end = all.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) yield all.subarray(0, end);
    pieces = end < all.length ? [all.subarray(end)] : [];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(pieces);
}

/** pg's view of a connection that a submitted statement writes to. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void; write(bytes: Buffer): boolean };
  query(text: string): void;
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** `COPY … FROM STDIN` sent as one batch with its data, which PGlite needs and pg-copy-streams, waiting for the server's go-ahead, cannot do. */
export class CopyStatement {
  readonly #statement: string;
  readonly #data: Buffer;
  #count = 0;
  #resolve: (count: number) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(statement: string, data: Buffer) {
    this.#statement = statement;
    this.#data = data;
  }

  /** Gives the number of rows loaded. */
  runOn(client: pg.ClientBase): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      client.query(this as unknown as pg.Submittable);
    });
  }

  // Called by pg's client.
  submit(connection: Connection): void {
    connection.stream.cork();
    connection.query(this.#statement);
    connection.stream.write(message('d', this.#data));
    connection.stream.write(message('c', Buffer.alloc(0)));
    connection.stream.uncork();
  }

  handleCopyInResponse(): void {}
  handleCommandComplete({ text }: { text: string }): void {
    this.#count = Number(/\d+$/.exec(text)?.[0] ?? 0);
  }
  handleReadyForQuery(): void {
    this.#resolve(this.#count);
  }
  handleError(error: Error): void {
    this.#reject(error);
  }
}
