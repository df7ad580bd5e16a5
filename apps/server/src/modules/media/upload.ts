/** A file that has come whole and lies on this machine's disk, with what is said of it. */
export interface Upload {
  /** Of its intent. */
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly description: string;
  readonly tags: readonly number[];
  /** It came in parts: a commit that fails leaves it for the next. */
  readonly resumed?: boolean;
}
