import { pathOf } from '@fonte/contracts';
import { shownCode } from '@fonte/contracts/closing-code';

/** Where a closing is shown. */
export const closingPath = (codigo: string): string => pathOf('fechamento', { codigo: shownCode(codigo) });
