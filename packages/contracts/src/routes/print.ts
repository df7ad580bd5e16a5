import { z } from 'zod';
import * as endpoints from '../endpoints/print.ts';
import { route } from '../route.ts';

/** Sheets of paper as files. */

export const printedSheet = route(endpoints.printedSheet, {
  summary: 'Uma página de papel em PDF',
  /** Address of the page, with its filters: '/dashboard/print/GO?ano=2025'. */
  query: z.object({ pagina: z.string().min(1).max(500) }),
  content: 'file',
});
