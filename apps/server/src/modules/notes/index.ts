export { registerNotes } from './routes.ts';
export { notesMark } from './store.ts';
