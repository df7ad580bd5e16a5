export { registerMaps } from './routes.ts';
