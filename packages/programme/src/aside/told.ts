/** What a reader is asked with for the next piece of the file that it is at. */
export const MORE = 'more';

/** What a reader threw over a file. */
export interface Thrown {
  readonly message: string;
  /** The system's words for it, where it is one of the disk. */
  readonly code?: string;
  readonly syscall?: string;
  /** A stack or a list beyond what the engine has: depths and repetitions of the file. */
  readonly range: boolean;
}

/** A message of a reader: a piece of what its file holds, or the file's end, by itself or by what was thrown. */
export interface Told {
  readonly done: boolean;
  readonly value?: unknown;
  readonly thrown?: Thrown;
  /** Memory of the reader's process, bytes. */
  readonly rss: number;
}

export function thrownBy(error: unknown): Thrown {
  if (!(error instanceof Error)) return { message: String(error), range: false };
  const { message } = error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const place = code === undefined || syscall === undefined ? {} : { code, syscall };
  return { message, ...place, range: error instanceof RangeError };
}
