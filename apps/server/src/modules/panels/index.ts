export { registerPanels } from './routes.ts';
