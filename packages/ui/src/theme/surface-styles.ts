import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { TOUCH } from './media.ts';
import { BACKDROP, FLOATING_SHADOW } from './shadows.ts';

/** What opens over a page beside what opens it. */
const FLOATS = {
  styleOverrides: {
    paper: ({ theme }: { theme: Theme }): CSSObject => ({
      border: `1px solid ${theme.vars!.palette.divider}`,
      borderRadius: 10,
      boxShadow: FLOATING_SHADOW,
    }),
  },
};

/** Papers, dialogs, menus, tabs, tables: borders instead of shadows, radii 10 and 12. */
export const SURFACE_STYLES: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 10 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: BACKDROP } } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12, boxShadow: FLOATING_SHADOW } } },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: FLOATING_SHADOW } } },
  MuiPopover: FLOATS,
  // Its list is no popover: without these it would lie on the fields below it without an edge.
  MuiAutocomplete: FLOATS,
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        paddingBlock: 4,
        fontSize: 14,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars!.palette.primary.soft },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars!.palette.primary.soft,
          color: theme.vars!.palette.primary.main,
          fontWeight: 600,
        },
        [TOUCH]: { minHeight: 48 },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, describeChild: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars!.palette.text.primary,
        color: theme.vars!.palette.background.paper,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 400,
        padding: '6px 8px',
        borderRadius: 6,
        maxWidth: 360,
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 38, [TOUCH]: { minHeight: 48 } },
      indicator: { height: 3 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 38,
        minWidth: 0,
        padding: '8px 12px',
        fontSize: 14,
        lineHeight: '20px',
        fontWeight: 600,
        color: theme.vars!.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars!.palette.primary.main },
        '&.Mui-focusVisible': { outlineOffset: -3 },
        [TOUCH]: { minHeight: 48 },
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 8,
        borderRadius: 3,
        backgroundColor: theme.vars!.palette.progresso.track,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars!.palette.progresso.track, borderRadius: 4 }),
    },
  },
};
