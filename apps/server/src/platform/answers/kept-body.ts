import type { FastifyReply } from 'fastify';
import { compressed, encodingFor, sayEncoding, SHORTEST, type Encoding } from './compression.ts';

/** What an answer told, which is told again with every answer of the same bytes: for the audit and for caches. */
export interface ToldBefore {
  /** The same question may be answered otherwise in a moment: nobody keeps it. */
  readonly passing?: boolean | undefined;
}

/** A JSON answer as bytes, and the same compressed, made once for each encoding that somebody takes. `T` is the answer they are of. */
export class KeptBody<out T = unknown, Told extends ToldBefore = ToldBefore> {
  declare readonly of?: T;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #bytes: number;
  /** Told when an encoding has made it grow. */
  grown: () => void = () => {};

  constructor(
    readonly plain: Buffer,
    readonly told: Told,
  ) {
    this.#bytes = plain.length;
  }

  /** All that is kept of it, bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The body in an encoding. */
  in(encoding: Encoding): Promise<Buffer> {
    const there = this.#encoded.get(encoding);
    if (there) return there;
    const made = compressed[encoding](this.plain);
    this.#encoded.set(encoding, made);
    made.then(
      ({ length }) => {
        this.#bytes += length;
        this.grown();
      },
      () => this.#encoded.delete(encoding),
    );
    return made;
  }
}

/** Sends a kept answer in the encoding that the caller likes best. */
export async function sendKept(reply: FastifyReply, body: KeptBody): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  const encoding =
    body.plain.length < SHORTEST ? null : encodingFor(reply.request.headers['accept-encoding']);
  if (encoding === null) return reply.send(body.plain);
  const bytes = await body.in(encoding);
  sayEncoding(reply, encoding);
  return reply.send(bytes);
}
