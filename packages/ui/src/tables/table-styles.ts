import type { SxProps, Theme } from '@mui/material/styles';

/** Head on the subtle ground, one rule per row, total over a 2 px line; no zebra, no vertical rules. */
export const TABLE: Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)> = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '18px',
  '& th, & td': {
    px: '10px',
    py: 0,
    height: 'var(--row)',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& th:first-of-type, & td:first-of-type': { pl: '16px' },
  '& th:last-of-type, & td:last-of-type': { pr: '16px' },
  '& thead th, & thead td': {
    height: 'var(--head)',
    bgcolor: 'background.subtle',
    borderTop: '1px solid',
    borderColor: 'divider',
    color: 'text.secondary',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& tbody tr[data-selected]': { bgcolor: 'primary.soft' },
  '& tfoot td': {
    fontWeight: 600,
    bgcolor: 'background.subtle',
    borderTop: '2px solid',
    borderTopColor: 'controle',
    height: 'calc(var(--row) + 2px)',
  },
};
