import { Readers } from './readers.ts';

/** Who opens the foreign geometry of a folder: one reader at a time, for an import reads one file after the other. */
export const foreignFiles = new Readers(new URL('../foreign-reader.ts', import.meta.url));
