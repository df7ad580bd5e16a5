import {
  changeNote as changeRoute,
  figureNotes,
  removeNote as removeRoute,
  writeNote as writeRoute,
} from '@fonte/contracts/routes/figure-notes';
import { handle, type App } from '../../platform/index.ts';
import { changeNote, removeNote, writeNote } from './change-notes.ts';
import { listNotes } from './list-notes.ts';

/** Notes on figures: what their readers should know of a day or period (docs/decisions/0079). */
export function registerNotes(app: App): void {
  handle(app, figureNotes, listNotes);
  handle(app, writeRoute, writeNote);
  handle(app, changeRoute, changeNote);
  handle(app, removeRoute, removeNote);
}
