import type { ChartNote } from '@fonte/ui';
import Box from '@mui/material/Box';

/** The notes of a printed chart, below it: what the marks stand for. */
export function NoteLines({ notes }: { notes: readonly ChartNote[] }) {
  return notes.map(({ mark, text }) => (
    <Box
      key={mark}
      component="p"
      sx={{ display: 'none', m: 0, fontSize: 12, '@media print': { display: 'block' } }}
    >
      {text}
    </Box>
  ));
}
