import type { LayerLook } from '@fonte/contracts';
import type { GatheredMark } from '@fonte/contracts/programme/gathered';

/** What one class of a layer draws, or a piece of it: geometries in web Mercator metres, one TWKB after the other. */
export interface DrawPart {
  readonly look: LayerLook;
  readonly shapes: Uint8Array;
}

/** A text at a place in web Mercator metres; the first of two that collide stays. */
export interface DrawLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The texts of one layer; `marks` says that they stand above points. */
export interface LayerLabels {
  readonly labels: readonly DrawLabel[];
  readonly marks: boolean;
}

/** A mark that stands for all points of a region, at a place in the metres that the shapes are in. */
export interface PlacedMark extends GatheredMark {
  readonly x: number;
  readonly y: number;
}

export interface DrawLayer {
  readonly parts: readonly DrawPart[];
  readonly labels: readonly DrawLabel[];
  /** Instead of its points, from afar; the last lies over the others. */
  readonly gathered?: readonly PlacedMark[];
}

export type PictureFormat = 'png' | 'png8' | 'jpeg';

/** What a picture is of, before anything is on it. */
export interface DrawFrame {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows: west, south, east, north in metres of web Mercator, or in degrees. */
  readonly box: readonly [number, number, number, number];
  readonly degrees: boolean;
  /** A colour, or null for a transparent ground. */
  readonly background: string | null;
  readonly format: PictureFormat;
  /** How many times larger than on a usual screen lines and marks are. */
  readonly scale: number;
}

/** A picture to draw: everything that a worker needs, and nothing that it would have to ask for. */
export interface DrawJob extends DrawFrame {
  /** File under which the thread keeps the picture, whole or not at all. */
  readonly keepAs?: string | undefined;
  /** The lowest first. */
  readonly layers: readonly DrawLayer[];
}

/** A drawn picture; `blank` says that nothing was on it. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly blank: boolean;
}

/** Points are drawn as marks, everything else as areas. */
export const isPoint = ({ shape }: LayerLook): boolean => shape !== 'area' && shape !== 'line';
