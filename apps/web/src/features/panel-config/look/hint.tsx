import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What should be known of the fields beside it. */
export function Hint({ children }: { children: ReactNode }) {
  return <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>{children}</Box>;
}
