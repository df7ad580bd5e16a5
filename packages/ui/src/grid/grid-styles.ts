import type { SxProps, Theme } from '@mui/material/styles';

const BETWEEN = { position: 'absolute', zIndex: 1, insetBlock: 0, right: '-10px', m: 0 };
const SMALL = { width: 20, height: '100%', p: 0, '& svg': { fontSize: 17 } };
const SORTED = '& .MuiDataGrid-columnHeader--sorted';
const both = (head: string): string =>
  ['menuIcon', 'sortButton'].map((one) => `${head} ${`.MuiDataGrid-${one}`.repeat(2)}`).join(', ');

/**
 * Where there is a pointer a head's menu and its arrow stand between two heads, and only what orders the rows bears an arrow: the words of a narrow
 * column stay while it is pointed at.
 */
const AT_HEADS = {
  '@media (hover: hover)': {
    // As wide as it is shown even where it is not: the last one's would stand out of the table.
    '& .MuiDataGrid-menuIcon.MuiDataGrid-menuIcon': { ...BETWEEN, width: SMALL.width },
    '& .MuiDataGrid-menuIcon .MuiIconButton-root': { ...SMALL, bgcolor: 'inherit' },
    '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': { ...BETWEEN, ...SMALL },
    '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton': {
      display: 'none',
    },
    // Both: the arrow above the menu.
    [`${SORTED} .MuiDataGrid-menuIcon.MuiDataGrid-menuIcon`]: { top: '50%' },
    [`${SORTED} .MuiDataGrid-sortButton.MuiDataGrid-sortButton`]: { bottom: '50%', height: '50%' },
    [both('& .MuiDataGrid-columnHeader--last')]: { right: 0 },
    [both('& .MuiDataGrid-columnHeader--alignRight')]: { right: 'auto', left: '-10px' },
  },
};

/** Head on the subtle ground, rows with one rule, hover and selection in primary.soft; no vertical lines, no frame. */
export const GRID_STYLES: SxProps<Theme> = {
  border: 0,
  borderRadius: 0,
  fontSize: 13,
  color: 'text.primary',
  '--DataGrid-containerBackground': 'var(--mui-palette-background-subtle)',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '--DataGrid-hasScrollY': 0,
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { px: '10px' },
  // What is left of a line, mostly nothing: with room of its own the rows would be wider than the grid takes them for, and spring back when they are scrolled to their end.
  '& .MuiDataGrid-cell.MuiDataGrid-cellEmpty': { p: 0 },
  '& .MuiDataGrid-columnHeader:first-of-type, & .MuiDataGrid-cell:first-of-type': { pl: '16px' },
  '& [role="row"] > .MuiDataGrid-columnHeader:first-of-type': { pl: '16px' },
  '& [data-colindex="0"], & [aria-colindex="1"]': { pl: '16px' },
  // The rule above the head is drawn in it: a border would make the rows a pixel higher than their room, and the page's wheel would stop over every table.
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler': {
    backgroundColor: 'background.subtle',
    boxShadow: 'inset 0 1px var(--mui-palette-divider)',
  },
  // Two lines stand in a head of 34 px.
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    color: 'text.secondary',
    whiteSpace: 'normal',
    lineHeight: '15px',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  ...AT_HEADS,
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    backgroundColor: 'primary.soft',
  },
  '& .MuiDataGrid-row.is-clickable': { cursor: 'pointer' },
  '& .MuiDataGrid-row.is-clickable .is-still': { cursor: 'default' },
  // Figures with rows behind them look as if they opened.
  '& .MuiDataGrid-row.is-clickable .is-opening.MuiDataGrid-cell--textRight': {
    textDecoration: 'underline',
    textDecorationColor: 'var(--mui-palette-controle)',
    textUnderlineOffset: '3px',
    '&:hover': { color: 'primary.main', textDecorationColor: 'currentColor' },
  },
  // Words on two lines make their row as high as they are.
  '& .MuiDataGrid-row--dynamicHeight:not(.is-inside) > .MuiDataGrid-cell': {
    alignContent: 'center',
    minHeight: 'var(--row-least)',
    py: 0,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
  },
  '& .MuiDataGrid-row--dynamicHeight .is-words': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    my: '4px',
    whiteSpace: 'normal',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .MuiDataGrid-cell.is-toggle.is-toggle': { p: 0 },
  '& .MuiDataGrid-row.is-inside, & .MuiDataGrid-row.is-inside:hover': {
    backgroundColor: 'background.subtle',
  },
  '& .MuiDataGrid-row.is-inside > .MuiDataGrid-cell': { overflow: 'visible', lineHeight: 'inherit' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: '2px solid var(--mui-palette-foco)',
    outlineOffset: '-2px',
  },
};
