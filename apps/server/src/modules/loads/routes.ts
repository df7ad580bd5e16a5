import * as declared from '@fonte/contracts/routes/loads';
import { handle, type App } from '../../platform/index.ts';
import { cancelLoad, checkAgain, importSent, undoVersion } from './change-load.ts';
import { listLoads } from './list-loads.ts';
import { receiveLoad } from './receive-load.ts';
import { showLoad } from './show-load.ts';

/** Loads of data that are sent by page: previewed and imported by jobs, by the code of `npm run import` (docs/decisions/0051). */
export function registerLoads(app: App): void {
  handle(app, declared.loads, listLoads);
  handle(app, declared.sendLoad, receiveLoad);
  handle(app, declared.oneLoad, showLoad);
  handle(app, declared.checkLoad, checkAgain);
  handle(app, declared.importLoad, importSent);
  handle(app, declared.cancelLoad, cancelLoad);
  handle(app, declared.undoLoad, undoVersion);
}
