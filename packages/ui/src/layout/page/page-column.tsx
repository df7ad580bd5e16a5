import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The parts of a page one under the other, as far apart as its cards are: the tabs above the cards among them. */
export const PageColumn = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: { xs: '12px', sm: '16px' }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {children}
  </Box>
);
