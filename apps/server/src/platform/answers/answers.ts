import type { Readable } from 'node:stream';

/** An answer that is a file or a stream of rows instead of JSON; `handle` sends it. */
export class Download {
  constructor(
    readonly content: Readable | Buffer | string,
    readonly options: {
      contentType: string;
      /** Offered name (RFC 6266); without it the browser shows the content. */
      fileName?: string;
      /** Size in bytes, where known. */
      length?: number;
      /** Never held back by compression. */
      flow?: boolean;
      /** From a source that holds nothing others wait for: sent at the reader's speed, not kept for him. */
      direct?: boolean;
      /** 200 where nothing is said. */
      status?: number;
      /** Besides the type, length and name. */
      headers?: Readonly<Record<string, string>>;
      /** Rows that have gone out so far: for the audit, when the last has gone or the reader has. */
      rows?: () => number;
    },
  ) {}
}

/** Name and value of what a reader must know of a file's rows to use them without the portal. */
export type About = readonly (readonly [name: string, value: string])[];

/** The caller already has this answer: 304. */
export const NOT_MODIFIED = Symbol('not modified');

/** The form of the answers that the specification reads `tipo` and `result` from. */
export function success<T>(result: T): { tipo: 1; result: T } {
  return { tipo: 1, result };
}
