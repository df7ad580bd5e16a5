import type { Readable } from 'node:stream';

/** What is known of a file before it is kept. */
export interface Content {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Media type. */
  readonly type: string;
}

/** Bytes of a file from the first to the last, both among them, from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredObject {
  readonly bytes: number;
  readonly modified: Date;
}

/**
 * Files by key, each whole or not at all; keys are ours (`keyOf`). The same on a folder and on object stores (`testing/storage-contract.ts`). Errors of all:
 * `storageUnavailable` where the store does not answer; of a full disk those of the system.
 */
export interface Storage {
  /** Keeps a finished, fsynced file of this machine, which stays where it is. The same key again takes its place. */
  put(key: string, path: string, content: Content): Promise<void>;
  /** A file's bytes, or a part of them; null where there is none. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  head(key: string): Promise<StoredObject | null>;
  /** Also of what is not there. */
  remove(key: string): Promise<void>;
  /** Keys that begin so. */
  list(prefix: string): AsyncIterable<StoredObject & { readonly key: string }>;
}

/** The sizes in which a photo is kept besides the original: longest side, pixels. */
export const PICTURE_SIZES = ['1600', '400'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Where a file lies: spread over 256 folders by its random name (32 hexadecimal digits). */
export const keyOf = (name: string, size?: PictureSize): string =>
  `midia/${name.slice(0, 2)}/${name}${size === undefined ? '' : `.${size}`}`;
