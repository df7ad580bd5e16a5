export { forgetTiles } from './kept/forget-tiles.ts';
export { tilesFolder, versionFolder } from './kept/tiles-folder.ts';
export { registerMaps } from './routes.ts';
