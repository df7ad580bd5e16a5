/** Marks on maps, legends and charts, drawn alike by the browser, on paper and by the map services (docs/design/tokens.md). */

/** The outlines that tell situations apart without colour: round or square is active, angular is inactive. */
export type MarkShape =
  | 'circle'
  | 'ring'
  | 'squareCheck'
  | 'cross'
  | 'triangleUp'
  | 'triangleDown'
  | 'diamond';

/** Outline of a shape in a 16 × 16 box: one path, filled or stroked, and what is drawn inside it. */
export interface MarkOutline {
  readonly path: string;
  /** Stroke width; absent when the path is filled. */
  readonly stroke?: number;
  /** Interior of a stroked ring is filled with the ground's colour. */
  readonly hollow?: true;
  /** A second path in the ground's colour, stroked. */
  readonly inner?: { readonly path: string; readonly stroke: number };
}

/** Their radius is 5.5. */
export const MARK_OUTLINES: Readonly<Record<MarkShape, MarkOutline>> = {
  circle: { path: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z' },
  ring: { path: 'M8 3.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z', stroke: 2.5, hollow: true },
  squareCheck: {
    path: 'M4.2 2.8h7.6a1.4 1.4 0 0 1 1.4 1.4v7.6a1.4 1.4 0 0 1-1.4 1.4H4.2a1.4 1.4 0 0 1-1.4-1.4V4.2a1.4 1.4 0 0 1 1.4-1.4z',
    inner: { path: 'M5.2 8.2l2 2l3.7-4.2', stroke: 1.6 },
  },
  cross: { path: 'M3.4 3.4L12.6 12.6M12.6 3.4L3.4 12.6', stroke: 3.2 },
  triangleUp: { path: 'M8 2.6L14 13.2H2z' },
  triangleDown: { path: 'M8 13.4L2 2.8H14z' },
  diamond: { path: 'M8 1.8L14.2 8L8 14.2L1.8 8z' },
};
