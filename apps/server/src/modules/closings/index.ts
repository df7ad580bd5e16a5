export { registerClosings } from './routes.ts';
export { newestClosing } from './store.ts';
