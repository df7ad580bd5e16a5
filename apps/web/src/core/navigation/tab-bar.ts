import { TOUCH } from '@fonte/ui';

/** A line of words of which one is open: pages of one parent, choices above cards. The kit's tabs are for panels within a card, and weigh more. */
export const TAB_BAR = {
  display: 'flex',
  gap: '4px',
  overflowX: 'auto',
  borderBottom: '1px solid',
  borderColor: 'divider',
};

/** One of them; the open one has `aria-current` or `aria-pressed`. */
export const TAB_OF_BAR = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: 40,
  px: '12px',
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  border: 0,
  borderBottom: '2px solid transparent',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current], &[aria-pressed=true]': { color: 'primary.main', borderBottomColor: 'currentcolor' },
  [TOUCH]: { height: 48 },
};
