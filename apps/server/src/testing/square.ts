/** A square of Goiás as people draw one, for calls that take polygons. */
export const SQUARE = {
  type: 'Polygon' as const,
  coordinates: [[[-50, -17] as [number, number], [-50, -17.01], [-49.99, -17.01], [-49.99, -17], [-50, -17]]],
} as const;
