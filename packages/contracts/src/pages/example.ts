import type { Address, Page } from './page.ts';
import { LATEST_LOAD, type ParamKind } from './params.ts';

/** One of each kind, of the demonstration. Beside the table of pages, not in it: the browser carries that table, and only tests open examples. */
const EXAMPLES: Record<ParamKind, string> = {
  uf: 'GO',
  semestre: '2023-2',
  propriedade: '5200010013',
  codigo: '000000000001',
  carga: LATEST_LOAD,
  id: '1',
  detalhe: 'visitas',
};

/** An address of the page, also where its path alone is none: what tests of the tree and the walk of the browser tests open. */
export const exampleOf = ({ path, params = {} }: Pick<Page, 'path' | 'params'>): Address =>
  Object.entries(params).reduce<Address>(
    (address, [name, kind]) => address.replace(`:${name}`, EXAMPLES[kind]) as Address,
    path,
  );
