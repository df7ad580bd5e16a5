import type { FileForm } from '../source/index.ts';

/** What the sender of a folder says with it; the same at the command and through a running server. */
export interface ImportWish {
  /** How the numbers of the CSV files are written; unless told, what a file shows beyond doubt. */
  readonly numbers?: FileForm['numbers'] | undefined;
  /** The load's 'today' as a day, else that of its last synchronised visit that counts (docs/decisions/0030-one-today.md). */
  readonly reference?: string | undefined;
  /** Only tells what the import would do. */
  readonly preview?: boolean | undefined;
  /** More rows may go, or more values, than the limits allow. */
  readonly acceptRemovals?: boolean | undefined;
  readonly acceptEmptied?: boolean | undefined;
  /** More values may become others. */
  readonly acceptChanges?: boolean | undefined;
}
