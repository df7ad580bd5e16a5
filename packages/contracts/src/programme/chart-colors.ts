/** Series of charts in their order, on white and on dark paper (docs/design/tokens.md); pictures in mails have those on white. */
export const CHART_COLORS: Readonly<Record<'light' | 'dark', readonly string[]>> = {
  light: ['#034937', '#BD7401', '#246ABD', '#9E451A', '#64A16D', '#4A1766', '#B783AB', '#72726C'],
  dark: ['#81D3B8', '#F1B11B', '#6298F8', '#DB580E', '#DCF3A8', '#895CA7', '#FCC1F6', '#7B837F'],
};
