export { createDemoPanels, removeDemoPanels } from './demonstration/create.ts';
export { registerPanels } from './routes.ts';
