export { tilesFolder } from './kept/tiles-folder.ts';
export { registerMaps } from './routes.ts';
