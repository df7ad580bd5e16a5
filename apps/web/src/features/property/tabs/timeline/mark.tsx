import Box from '@mui/material/Box';
import type { Entry } from './entries.ts';

/** The sign of an entry, told apart by its shape: a visit is round, a recommendation square, a practice stands on its corner; open ones are hollow. */
export function Mark({ kind, open }: Pick<Entry, 'kind' | 'open'>) {
  return <Box component="span" aria-hidden sx={[MARK, SHAPE[kind], open ? OPEN : null]} />;
}

/** Side of a mark, pixels. */
export const MARK_SIZE = 14;

const MARK = {
  display: 'block',
  flex: 'none',
  width: MARK_SIZE,
  height: MARK_SIZE,
  border: '2px solid',
  printColorAdjust: 'exact',
};
const SHAPE = {
  visita: { borderRadius: '50%', bgcolor: 'primary.main', borderColor: 'primary.main' },
  recomendacao: { bgcolor: 'info.main', borderColor: 'info.main' },
  pratica: { transform: 'rotate(45deg) scale(.8)', bgcolor: 'success.main', borderColor: 'success.main' },
} as const satisfies Record<Entry['kind'], object>;
const OPEN = { bgcolor: 'background.paper' };
