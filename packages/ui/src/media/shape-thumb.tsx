import Box from '@mui/material/Box';
import { IMAGERY_CHIP } from '../theme/polygons.ts';

/** Rings of a polygon, [longitude, latitude] in degrees. */
export type ThumbRings = readonly (readonly (readonly [number, number])[])[];

export interface ShapeThumbProps {
  /** The polygons of a file. */
  polygons: readonly ThumbRings[];
  label: string;
}

/** Pixels of its side; the drawing keeps 8 free around itself. */
const SIDE = 84;
const MARGIN = 8;
/** More corners than a thumb has room for are passed over. */
const MOST_CORNERS = 400;

/** Outlines as a small picture: what a geographic file holds, without a map. */
export function ShapeThumb({ polygons, label }: ShapeThumbProps) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      sx={{ display: 'block', width: '100%', height: '100%', bgcolor: IMAGERY_CHIP }}
    >
      <path
        d={pathOf(polygons)}
        fillRule="evenodd"
        fill="rgba(212,42,51,.32)"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </Box>
  );
}

/** The rings as an SVG path, north up, degrees of longitude as wide as they are there. */
export function pathOf(polygons: readonly ThumbRings[]): string {
  const all = polygons.flat(2);
  if (all.length === 0) return '';
  // Not Math.min(...all): a file may have more corners than a call has arguments.
  const [west, south, east, north] = all.reduce(
    ([w, s, e, n], [x, y]) => [Math.min(w, x), Math.min(s, y), Math.max(e, x), Math.max(n, y)],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = (SIDE - 2 * MARGIN) / Math.max((east - west) * narrow, north - south, 1e-9);
  const left = (SIDE - (east - west) * narrow * scale) / 2;
  const top = (SIDE - (north - south) * scale) / 2;
  const every = Math.ceil(all.length / MOST_CORNERS);
  return polygons
    .flat()
    .map((ring) => {
      const kept = ring.filter((_corner, place) => place % every === 0 || ring.length < 12);
      const corners = kept.map(([x, y]) =>
        [left + (x - west) * narrow * scale, top + (north - y) * scale].map((n) => n.toFixed(1)).join(' '),
      );
      return corners.length === 0 ? '' : `M${corners.join('L')}Z`;
    })
    .join('');
}
