import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Red when the figure is negative; its minus sign is in the text. */
export function NegativeAware({
  value,
  children,
}: {
  value: number | null | undefined;
  children: ReactNode;
}) {
  return value !== null && value !== undefined && value < 0 ? (
    <Box component="span" sx={{ color: 'negativo' }}>
      {children}
    </Box>
  ) : (
    children
  );
}
