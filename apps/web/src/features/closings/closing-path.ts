import { PAGES } from '@fonte/contracts';
import { shownCode } from '@fonte/contracts/closing-code';

/** Where a closing is shown. */
export const closingPath = (codigo: string): string =>
  PAGES.fechamento.path.replace(':codigo', shownCode(codigo));
