import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';

const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Page change: a 200 ms fade, no slide (specification 1, section 4). `pageKey` changes with the page, not with its filters. */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  return (
    <Box
      key={pageKey}
      sx={{
        animation: `${fade} 200ms ease-out`,
        minWidth: 0,
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {children}
    </Box>
  );
}
