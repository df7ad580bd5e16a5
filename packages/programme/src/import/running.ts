import type { ImportPlace } from './as-import.ts';
import type { ImportFolder } from './folder.ts';
import type { ImportLimits } from './limit-settings.ts';
import type { ImportWish } from './wish.ts';

/** The import of a folder at work, and what all its steps need. */
export interface Running extends ImportPlace {
  readonly folder: ImportFolder;
  readonly wish: ImportWish;
  readonly limits: ImportLimits;
}
