export { forgetNotes } from './forget-notes.ts';
export { registerNotes } from './routes.ts';
export { notesMark } from './store.ts';
