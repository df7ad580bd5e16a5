import type { Row } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { latenessOf, needsAttention } from './lateness.ts';

/** Number of late properties; with a warning where it stands out. */
export function LateCell({ row, whole, words = '' }: { row: Row; whole: Row | null; words?: string }) {
  const { late, of } = latenessOf(row);
  const text = `${formatInteger(late)}${words ? ` ${words}` : ''}`;
  if (!needsAttention({ late, of }, latenessOf(whole))) return text;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        color: 'error.main',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <WarningAmberOutlined aria-hidden sx={{ fontSize: 18 }} />
      {text}
    </Box>
  );
}
