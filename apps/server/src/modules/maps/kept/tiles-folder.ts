import { join } from 'node:path';

/** Where tiles that were drawn once are kept, in the data folder: a folder for each data version, all of which can be drawn again. */
export const tilesFolder = (dataDir: string): string => join(dataDir, 'mapas');

/** How folders end that are being removed. */
export const DONE_WITH = '.esquecida';

/** The folder of a data version; its moment also tells another database in the same data folder apart. */
export const versionFolder = ({
  versao,
  dtAtualizacao,
}: {
  readonly versao: number;
  readonly dtAtualizacao: string;
}): string => `${versao}-${dtAtualizacao === '' ? 0 : Date.parse(dtAtualizacao)}`;

const NAMED = /^\d+-\d+$/;

/** Whether a name in the folder is one of a data version: others, as a disk's own 'lost+found', are nobody's here. */
export const isVersionFolder = (name: string): boolean => NAMED.test(name);
