import type { LonLat } from '../map-view/map-model.ts';

/** A day's way: from the start through its stops, numbered as they stand, and back. */
export interface RouteOfDay {
  key: string;
  /** CSS colour on which white is read. */
  color: string;
  stops: readonly { readonly code: string; readonly at: LonLat }[];
}
