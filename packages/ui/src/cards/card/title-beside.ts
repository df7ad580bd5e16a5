import { TOUCH } from '../../theme/media.ts';

/** The line of a title and what can be done beside it, which goes below where the two have no room. */
export const TITLE_LINE = {
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: '4px 8px',
  // What is made for fingers has its distance within.
  [TOUCH]: { columnGap: 0 },
};

/** A title that keeps its longest word whole; only one that is wider than its line by itself is broken. */
export const TITLE_BESIDE = { flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' };
