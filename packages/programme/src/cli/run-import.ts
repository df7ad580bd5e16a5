import { connect } from '@fonte/database';
import { carryAnonymised } from '@fonte/database/anonymised/carry-anonymised';
import { migrate } from '@fonte/database/migration/migrate';
import {
  askServer,
  databaseFolder,
  importFolder,
  undoImport,
  type ImportOptions,
  type ImportResult,
} from '../import/index.ts';
import { backSentence, goneSentence } from '../import/hand-over/gone-sentences.ts';

export interface RunOptions extends ImportOptions {
  readonly dataDir: string;
  /** PostgreSQL's address; without it the embedded database of the data folder, through its server if one runs. */
  readonly url: string | undefined;
  /** Told, in sentences, what whoever runs it should know beside the result. */
  readonly say?: (line: string) => void;
}

/** Imports a folder, or with null undoes the version that stands, wherever the database is. Errors: those of `importFolder`; `DatabaseInUse`. */
export async function runImport(
  dir: string | null,
  { dataDir, url, limits, say = () => {}, ...options }: RunOptions,
): Promise<ImportResult> {
  if (url === undefined) {
    const answered = await askServer(dataDir, dir, options);
    if (answered) return answered;
  }
  const access = await connect(
    url === undefined ? { folder: databaseFolder(dataDir), guarded: true } : { url },
  );
  try {
    await migrate(access);
    // A copy may have taken the database's place: who was anonymised since is told before anything is read.
    const back = await carryAnonymised(access.db, dataDir, (fault) => say(goneSentence(fault)));
    if (back.length > 0) say(backSentence(back));
    return dir === null
      ? await undoImport(access, options)
      : await importFolder(access, dir, { ...options, limits });
  } finally {
    await access.close();
  }
}
