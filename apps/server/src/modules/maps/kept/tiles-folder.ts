import { join } from 'node:path';

/** Where tiles that were drawn once are kept, in the data folder: a folder for each data version, all of which can be drawn again. */
export const tilesFolder = (dataDir: string): string => join(dataDir, 'mapas');
