export { registerAdmin } from './routes.ts';
