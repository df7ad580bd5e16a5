/** Widths at which the page changes (specification 1, section 7): phone, tablet, rail, open menu. */
export const BREAKPOINTS = { xs: 0, sm: 544, md: 768, lg: 992, xl: 1200 } as const;

/** Below 544 px: bottom bar, list cards, 12 px gaps. */
export const PHONE = '@media (max-width: 543.95px)';

/** Where fingers are expected: 44 px targets, 48 px inputs (docs/design/tokens.md, "Density"). */
export const TOUCH = '@media (max-width: 767.95px), (pointer: coarse)';

export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';
