export { registerNotes } from './routes.ts';
