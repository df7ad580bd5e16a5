import type { Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { fileName, type TableSource } from '../../source/index.ts';
import type { ImportFolder } from '../folder.ts';
import { stageFile, type StagedFile, type StageOptions } from './stage-file.ts';

/** What reading the files gave, by the table's name. */
export type StagedFolder = Map<string, StagedFile & { readonly source: TableSource }>;

export type FolderOptions = Omit<StageOptions, 'advance'>;

/** Reads every file of the folder into staging. Errors: `TooManyFaults`, the signal's reason, the database's. */
export async function stageFolder(
  db: Kysely<Database>,
  { files }: ImportFolder,
  { list, listener, signal, numbers }: FolderOptions,
): Promise<StagedFolder> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const done: StagedFolder = new Map();
  let bytesRead = 0;
  for (const file of files) {
    const what = fileName(file.source);
    const advance = (bytes: number) => {
      bytesRead += bytes;
      listener({
        type: 'progress',
        phase: 'lendo',
        what,
        share: total === 0 ? 1 : Math.min(1, bytesRead / total),
      });
    };
    // oxlint-disable-next-line no-await-in-loop -- one file at a time keeps memory flat
    const stagedFile = await stageFile(db, file, { list, listener, signal, numbers, advance });
    done.set(file.source.name, { ...stagedFile, source: file.source });
  }
  return done;
}
