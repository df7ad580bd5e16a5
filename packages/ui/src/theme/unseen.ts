/** Words that are read out and not seen. In pixels by name: `sx` takes a width of 1 for the whole. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
