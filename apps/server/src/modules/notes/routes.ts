import {
  changeNote as changeRoute,
  figureNotes,
  panelNotes,
  removeNote as removeRoute,
  writeNote as writeRoute,
  writeViewNote as writeViewRoute,
} from '@fonte/contracts/routes/figure-notes';
import { handle, type App } from '../../platform/index.ts';
import { changeNote, removeNote, writeNote, writeViewNote } from './change-notes.ts';
import { listNotes, listPanelNotes } from './list-notes.ts';

/** Notes on figures: what their readers should know of a day or period (docs/decisions/0078, 0079). */
export function registerNotes(app: App): void {
  handle(app, figureNotes, listNotes);
  handle(app, writeRoute, writeNote);
  handle(app, panelNotes, listPanelNotes);
  handle(app, writeViewRoute, writeViewNote);
  handle(app, changeRoute, changeNote);
  handle(app, removeRoute, removeNote);
}
