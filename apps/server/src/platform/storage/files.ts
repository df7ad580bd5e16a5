import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { Settings } from '../../settings.ts';
import { FolderStorage } from './folder.ts';
import { S3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** What a write passes through, in its order; a test ends the process, or fails the disk, at one of them. */
export type Stage =
  | 'intent'
  | 'middle'
  | 'spooled'
  | 'read'
  | 'stored'
  | 'before-row'
  | 'row'
  | 'removed-row';

/** Files that people sent: where they lie, and where they come in. */
export interface Files {
  readonly storage: Storage;
  /** Folder of what is on its way in; on the same disk as the storage's folder, so that nothing is copied. */
  readonly incoming: string;
  /** Says on whose disk a part lies, and so who gives it up where it is gone; whoever has the same folder finds it as well. */
  readonly machine: string;
  /** Called at each stage of a write; does nothing but in tests. */
  readonly stage: (stage: Stage) => void | Promise<void>;
}

/** The files of an installation. */
export function filesOf(settings: Pick<Settings, 'S3_URL' | 'DATA_DIR'>, more: Partial<Files> = {}): Files {
  const incoming = resolve(join(settings.DATA_DIR, 'envios'));
  return {
    storage:
      settings.S3_URL === null
        ? new FolderStorage(resolve(join(settings.DATA_DIR, 'arquivos')))
        : new S3Storage(settings.S3_URL),
    incoming,
    machine: `${hostname()}:${incoming}`,
    stage: () => {},
    ...more,
  };
}
