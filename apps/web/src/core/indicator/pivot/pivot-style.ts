import { TOUCH } from '@fonte/ui';

/** How a pivot table looks: the first column, the heads and the foot stay, all of which paper takes back. */

export const PAPER = '@media print';
const STAYS = { position: 'sticky', bgcolor: 'background.subtle', [PAPER]: { position: 'static' } };

/** What stands absolutely within it, as words for screen readers do, is clipped with it: else the page would be as wide as the table. */
export const FRAME = {
  position: 'relative',
  overflow: 'auto',
  borderTop: '1px solid',
  borderBottom: '1px solid',
  borderColor: 'divider',
  [PAPER]: { overflow: 'visible', maxHeight: 'none !important' },
};
export const NOTE = {
  px: '16px',
  pb: '8px',
  fontSize: 13,
  lineHeight: '18px',
  color: 'text.secondary',
  '&:empty': { display: 'none' },
};
export const LABEL = {
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  maxWidth: { xs: 132, sm: 280 },
  overflowWrap: 'break-word',
};
/** What says which columns a part has, on paper. */
export const PART = {
  px: '16px',
  pt: '12px',
  pb: '4px',
  fontSize: 11,
  color: 'text.secondary',
  breakAfter: 'avoid',
};

/** Height of the upper line of heads, under which the second stays. */
const HEAD = 32;
export const TABLE = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: '100%',
  fontSize: 14,
  lineHeight: '20px',
  '& th, & td': {
    px: { xs: '8px', sm: '10px' },
    py: '5px',
    borderBottom: '1px solid',
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 400,
    [TOUCH]: { height: 44, boxSizing: 'border-box' },
    [PAPER]: { height: 'auto', py: '3px' },
  },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .opens': { cursor: 'pointer' },
  '& td.opens:hover': { textDecoration: 'underline' },
  '& .mark': { fontSize: 18, color: 'text.secondary', verticalAlign: 'text-bottom' },
  '& [data-cell]:focus-visible': { outline: '2px solid', outlineColor: 'foco', outlineOffset: '-2px' },
  '& thead th': { ...STAYS, top: 0, zIndex: 2, fontWeight: 600, verticalAlign: 'bottom' },
  '& thead .over': {
    height: HEAD,
    boxSizing: 'border-box',
    textAlign: 'center',
    borderLeft: '1px solid',
    borderColor: 'divider',
    whiteSpace: 'nowrap',
  },
  '& thead .second th': { top: HEAD },
  '& thead .figure': {
    whiteSpace: 'normal',
    minWidth: 88,
    [PAPER]: { minWidth: 0, overflowWrap: 'anywhere' },
  },
  '& thead .corner': { left: 0, zIndex: 3, minWidth: { xs: 96, sm: 140 } },
  '& tbody th': { ...STAYS, left: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& tbody .whole th, & tbody .whole td': { fontWeight: 600 },
  '& tfoot th, & tfoot td': {
    ...STAYS,
    bottom: 0,
    zIndex: 2,
    fontWeight: 600,
    borderBottom: 0,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& tfoot th': { left: 0, zIndex: 3 },
};
