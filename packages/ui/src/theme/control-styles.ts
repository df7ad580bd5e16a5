import type { Components, Theme } from '@mui/material/styles';
import { TOUCH } from './media.ts';

type Controls = Pick<
  Components<Theme>,
  | 'MuiButtonBase'
  | 'MuiButton'
  | 'MuiIconButton'
  | 'MuiOutlinedInput'
  | 'MuiTextField'
  | 'MuiCheckbox'
  | 'MuiRadio'
  | 'MuiSwitch'
  | 'MuiToggleButton'
  | 'MuiChip'
  | 'MuiLink'
>;

/** Buttons, inputs and boxes: 34/36 px with a mouse, 44/48 where fingers are expected. */
export const CONTROL_STYLES: Controls = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        height: 34,
        padding: '0 12px',
        borderRadius: 6,
        transition: 'none',
        '& .MuiButton-startIcon': { marginLeft: 0, marginRight: 8 },
        '& .MuiButton-startIcon > *:nth-of-type(1), & .MuiButton-endIcon > *:nth-of-type(1)': {
          fontSize: 18,
        },
        [TOUCH]: { height: 44 },
        variants: [
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: theme.vars!.palette.controle,
              color: theme.vars!.palette.text.primary,
              backgroundColor: theme.vars!.palette.background.paper,
              '&:hover': {
                borderColor: theme.vars!.palette.text.primary,
                backgroundColor: theme.vars!.palette.background.subtle,
              },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: { '&:hover': { backgroundColor: theme.vars!.palette.primary.soft } },
          },
        ],
      }),
      // Height given by the caller's place: card actions are 28 with a mouse.
      sizeSmall: { height: 28, padding: '0 8px', [TOUCH]: { height: 44 } },
      sizeLarge: { height: 44, fontSize: 16 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 34,
        height: 34,
        padding: 0,
        borderRadius: 6,
        color: theme.vars!.palette.text.secondary,
        transition: 'none',
        '&:hover': { backgroundColor: theme.vars!.palette.primary.soft },
        '& .MuiSvgIcon-root': { fontSize: 20 },
        [TOUCH]: { width: 44, height: 44, '& .MuiSvgIcon-root': { fontSize: 24 } },
      }),
    },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        borderRadius: 6,
        backgroundColor: theme.vars!.palette.background.paper,
        // The border stays what it is on focus; the ring around it is the focus.
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.controle, borderWidth: 1 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars!.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars!.palette.controle,
          borderWidth: 1,
        },
        '&.Mui-focused': { outline: `2px solid ${theme.vars!.palette.foco}`, outlineOffset: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars!.palette.error.main,
          borderWidth: 2,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars!.palette.background.subtle },
        '& .MuiInputAdornment-root .MuiSvgIcon-root': { fontSize: 20 },
        [TOUCH]: { minHeight: 48 },
      }),
      input: {
        padding: '8px 12px',
        height: 20,
        fontSize: 14,
        lineHeight: '20px',
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { opacity: 1, color: 'var(--mui-palette-text-tertiary)' },
        // 16 px keeps iOS from zooming the page into the field.
        [TOUCH]: { fontSize: 16, padding: '14px 12px' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiCheckbox: { styleOverrides: { root: box } },
  MuiRadio: { styleOverrides: { root: box } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 26, padding: 4 },
      switchBase: ({ theme }) => ({
        padding: 6,
        '&.Mui-checked': { transform: 'translateX(14px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: '1 !important',
          backgroundColor: theme.vars!.palette.primary.main,
        },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars!.palette.foco}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 14, height: 14, boxShadow: 'none', backgroundColor: '#fff' },
      track: ({ theme }) => ({ borderRadius: 9, opacity: 1, backgroundColor: theme.vars!.palette.controle }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 34,
        padding: '0 12px',
        borderColor: theme.vars!.palette.controle,
        color: theme.vars!.palette.text.primary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars!.palette.primary.soft,
          color: theme.vars!.palette.primary.main,
        },
        [TOUCH]: { height: 44 },
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, height: 26, fontSize: 13 } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        fontWeight: 600,
        textUnderlineOffset: 2,
        textDecorationColor: 'currentColor',
        // Within a line padding widens what is tapped and moves nothing.
        [TOUCH]: { paddingBlock: 15 },
      },
    },
  },
};

function box({ theme }: { theme: Theme }) {
  return {
    padding: 5,
    borderRadius: 6,
    color: theme.vars!.palette.controle,
    '& .MuiSvgIcon-root': { fontSize: 18 },
    '&.Mui-focusVisible': { outline: `2px solid ${theme.vars!.palette.foco}`, outlineOffset: -1 },
    [TOUCH]: { padding: 10, '& .MuiSvgIcon-root': { fontSize: 24 } },
  };
}
