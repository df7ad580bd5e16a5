import { inkOn } from '@fonte/ui/charts/described/chart-colors';
import { hatchOf, type Area } from './hatch.ts';

/** One part of a drawing: its colour, its lines, its edge. Nothing where it has no size. */
export function Part({ part, color, ...area }: Area & { part: number; color: string }) {
  if (area.width <= 0 || area.height <= 0) return null;
  const lines = hatchOf(part, area);
  return (
    <>
      <rect {...area} fill={color} />
      {lines && <path d={lines} stroke={inkOn(color)} strokeWidth="1.3" strokeLinecap="round" fill="none" />}
      <rect {...area} fill="none" stroke="#1b241f" strokeWidth=".7" />
    </>
  );
}

/** The key of a part beside its words. */
export const Swatch = ({ part, color }: { part: number; color: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden>
    <Part part={part} color={color} x={1} y={1} width={14} height={14} />
  </svg>
);
