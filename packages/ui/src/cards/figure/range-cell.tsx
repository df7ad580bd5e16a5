import Box from '@mui/material/Box';

export type RangeCellProps = {
  /** The figure as it is read. */
  text: string;
  value: number;
  /** What was to be expected, and the range about it; all in the figure's unit. */
  expected: number;
  from: number;
  to: number;
  /** Where the axis ends; what lies beyond is drawn at its end. It begins at nothing. */
  most: number;
};

/**
 * For table cells: a figure on the axis of its column, a dot within its range and a diamond outside of it, and the figure in words. What is drawn stands in columns
 * of its own, so that nobody has to see it.
 */
export function RangeCell({ text, value, expected, from, to, most }: RangeCellProps) {
  const at = (figure: number) => `${Math.min(Math.max(figure / most, 0), 1) * 100}%`;
  const outside = value < from || value > to;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px', width: '100%' }}>
      <Box component="span" aria-hidden sx={AXIS}>
        <Box component="span" sx={{ ...BAND, left: at(from), right: `calc(100% - ${at(to)})` }} />
        <Box component="span" sx={{ ...TICK, left: at(expected) }} />
        <Box
          component="span"
          sx={{
            ...MARK,
            left: at(value),
            bgcolor: outside ? 'error.main' : 'primary.main',
            ...(outside ? { transform: 'translateX(-50%) rotate(45deg)' } : { borderRadius: '50%' }),
          }}
        />
      </Box>
      <Box component="span" sx={{ flex: 'none', fontWeight: 600, whiteSpace: 'nowrap' }}>
        {text}
      </Box>
    </Box>
  );
}

const AXIS = {
  position: 'relative',
  display: 'block',
  flex: '1 1 110px',
  minWidth: 64,
  height: 14,
  mx: '5px',
  printColorAdjust: 'exact',
};
const BAND = {
  position: 'absolute',
  top: '3px',
  bottom: '3px',
  borderRadius: '3px',
  bgcolor: 'progresso.track',
};
const TICK = { position: 'absolute', top: 0, bottom: 0, width: 2, ml: '-1px', bgcolor: 'text.tertiary' };
const MARK = { position: 'absolute', top: '3px', width: 8, height: 8, transform: 'translateX(-50%)' };
