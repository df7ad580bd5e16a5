import { formatInteger } from '@fonte/pt-br';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';

/** From this share of a technician's properties on, lateness needs attention. */
const ATTENTION = 0.25;

/** Whether so many late properties of those attended need attention; late ones where none was attended do. */
export function needsAttention(late: number | null, of: number | null): boolean {
  return late !== null && late > 0 && of !== null && late / Math.max(of, 1) >= ATTENTION;
}

/** Number of late properties; with a warning from a quarter of them on. */
export function LateCell({
  late,
  of,
  words = '',
}: {
  late: number | null;
  of: number | null;
  words?: string;
}) {
  const text = `${formatInteger(late)}${words ? ` ${words}` : ''}`;
  if (!needsAttention(late, of)) return text;
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
