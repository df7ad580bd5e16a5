export { registerHistory } from './routes.ts';
