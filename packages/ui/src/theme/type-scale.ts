import { PHONE } from './media.ts';

export const TEXT_FAMILY = '"Source Sans 3 Variable", system-ui, sans-serif';
export const TITLE_FAMILY = '"Bricolage Grotesque Variable", "Source Sans 3 Variable", system-ui, sans-serif';
export const MONO_FAMILY = '"Source Code Pro Variable", ui-monospace, monospace';

/** Size and line in px: fixed, because every height of the frame is. Browser zoom still scales them. */
const px = (size: number, line: number) => ({ fontSize: `${size}px`, lineHeight: `${line}px` });

/** Type roles of docs/design/tokens.md; weights are 400 and 600 only. */
export const TYPE_SCALE = {
  fontFamily: TEXT_FAMILY,
  fontSize: 14,
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  display: {
    fontFamily: TITLE_FAMILY,
    fontWeight: 600,
    letterSpacing: '-0.02em',
    ...px(40, 46),
    [PHONE]: px(21, 26),
  },
  h1: {
    fontFamily: TITLE_FAMILY,
    fontWeight: 600,
    letterSpacing: '-0.012em',
    ...px(22, 28),
    [PHONE]: px(20, 26),
  },
  h2: { fontFamily: TITLE_FAMILY, fontWeight: 600, letterSpacing: 0, ...px(20, 26) },
  h3: { fontWeight: 600, letterSpacing: 0, ...px(16, 22) },
  h4: { fontWeight: 600, letterSpacing: 0, ...px(14, 20) },
  h5: { fontWeight: 600, letterSpacing: 0, ...px(14, 20) },
  h6: { fontWeight: 600, letterSpacing: 0, ...px(13, 18) },
  subtitle1: { fontWeight: 600, letterSpacing: 0, ...px(14, 20) },
  subtitle2: { fontWeight: 600, letterSpacing: 0, ...px(13, 18) },
  body1: { letterSpacing: 0, ...px(14, 20) },
  body2: { letterSpacing: 0, ...px(13, 18) },
  caption: { letterSpacing: 0, ...px(12, 16) },
  button: { textTransform: 'none' as const, fontWeight: 600, letterSpacing: 0, ...px(14, 20) },
  bigNumber: {
    fontFamily: TITLE_FAMILY,
    fontWeight: 600,
    letterSpacing: '-0.02em',
    fontFeatureSettings: '"tnum"',
    ...px(32, 38),
    [PHONE]: px(26, 32),
  },
};
