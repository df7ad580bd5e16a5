/** A list of chips, and what is in one. */
export const CHIPS = { listStyle: 'none', m: '6px 0 0', p: 0, display: 'flex', flexWrap: 'wrap', gap: '6px' };

export const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 34,
  px: '4px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.subtle',
  fontSize: 14,
};

/** A button in a chip; 44 px where fingers press it. */
export const CHIP_BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 26,
  minHeight: 26,
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: '4px',
  '& .MuiSvgIcon-root': { fontSize: 16, color: 'text.secondary' },
  '&:hover': { bgcolor: 'primary.soft' },
  '@media (max-width: 767.95px), (pointer: coarse)': { minWidth: 44, minHeight: 44 },
};
