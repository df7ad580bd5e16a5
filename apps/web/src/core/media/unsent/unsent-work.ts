import { hold } from '../../uploads/hold.ts';
import { onlineClock } from '../../uploads/online-clock.ts';
import { tusCalls } from '../../uploads/tus-calls.ts';
import { unsentStore } from '../../uploads/unsent-store.ts';
import { commitUpload } from '../upload/upload-calls.ts';
import type { UnsentWork } from './send-unsent.ts';

/** What sending asks of this browser and of the server. */
export const UNSENT_WORK: UnsentWork = {
  store: unsentStore,
  calls: tusCalls,
  commit: commitUpload,
  hold,
  clock: onlineClock,
};
