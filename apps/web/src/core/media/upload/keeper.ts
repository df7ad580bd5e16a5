import type { Way } from '../../uploads/bring-file.ts';
import type { UploadItem } from './upload-item.ts';

/** Where files of an upload panel are kept. */
export type Keeper = {
  /** Keeps a chosen file with the words it has so far, as one that only its person sends; as `begin`. */
  draft: (item: UploadItem) => Promise<string | null>;
  /** Keeps a file that its person has just sent with its words, anew under the name it has, and gives the name; null where there is no room. */
  begin: (item: UploadItem) => Promise<string | null>;
  /** So far it has come. Never fails. */
  change: (name: string, way: Way) => Promise<void>;
  /** It is there, or given up; ends when the device has it no more. Never fails. */
  end: (name: string) => Promise<void>;
  /** Names what is not to stay and may still come onto the device, so that it goes at the next occasion: who leaves does not wait for it any longer. What `stays` was not given up. */
  abandon: (stays: ReadonlySet<string>) => void;
  /** It stays, for whoever sends what is kept. */
  leave: (name: string) => void;
};
