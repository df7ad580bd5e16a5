import {
  AREA_CHANGES,
  AREA_TYPES,
  CAR_LOOK,
  type AreaChange,
  type AreaLook,
  type AreaType,
} from '@fonte/contracts/programme/areas';

/** How a kind of area is drawn on imagery, and its words. */
export interface PolygonDrawing extends AreaLook {
  readonly label: string;
}

/** Types of areas, perimeters of the CAR, and what became of an area. */
export type PolygonKind = AreaType | AreaChange | 'car';

export const POLYGONS = {
  ...Object.fromEntries(AREA_TYPES.map(({ code, label, look }) => [code, { label, ...look }])),
  car: { label: 'Car', ...CAR_LOOK },
  ...Object.fromEntries(AREA_CHANGES.map(({ key, label, look }) => [key, { label, ...look }])),
} as Readonly<Record<PolygonKind, PolygonDrawing>>;

/** Kinds whose list swatch stands on paper; the others keep their imagery colours on a dark olive chip. */
export const POLYGONS_ON_PAPER: readonly PolygonKind[] = AREA_TYPES.map(({ code }) => code);

/** The chip behind swatches whose colours are made for imagery. */
export const IMAGERY_CHIP = '#4B5A3A';
