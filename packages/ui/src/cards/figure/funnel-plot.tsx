import { formatInteger, formatPercent } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { curve, funnelAxes, type FunnelPoint } from './funnel-axes.ts';

export type FunnelPlotProps = {
  points: readonly FunnelPoint[];
  /** Limits about 100 %: 100 ± width ÷ √x, the narrow ones first. */
  widths: readonly [near: number, far: number];
  /** What is drawn, for who does not see it. */
  label: string;
  /** Words of the axes. */
  x: string;
  y: string;
};

const HEIGHT = 280;
/** Names of more would lie on each other. */
const MOST_NAMED = 12;

/**
 * A funnel: how many cases against how much of what was to be expected of them, with limits that come together as cases grow. Who is outside has a name. It draws what a
 * table beside it says.
 */
export function FunnelPlot({ points, widths, label, x, y }: FunnelPlotProps) {
  const axes = funnelAxes(points);
  const end = axes.x.at(-1) ?? 1;
  // What lies beyond an edge is drawn at it.
  const at = (point: { x: number; y: number }) => ({
    left: `${(point.x / end) * 100}%`,
    bottom: `${((Math.min(Math.max(point.y, axes.low), axes.high) - axes.low) / (axes.high - axes.low)) * 100}%`,
  });
  const named = points
    .filter(({ mark }) => mark === 'outside')
    .toSorted((a, b) => Math.abs(b.y - 100) - Math.abs(a.y - 100))
    .slice(0, MOST_NAMED);
  return (
    <Box component="figure" role="img" aria-label={label} sx={{ m: 0, pt: '4px' }}>
      <Box aria-hidden sx={CAPTION}>
        {y}
      </Box>
      <Box aria-hidden sx={PLOT}>
        {axes.y.map((tick) => (
          <Box key={tick} sx={RULE} style={{ bottom: at({ x: 0, y: tick }).bottom }}>
            <Box component="span" sx={LEVEL}>
              {formatPercent(tick, 0)}
            </Box>
          </Box>
        ))}
        <Box component="svg" viewBox="0 0 100 100" preserveAspectRatio="none" sx={LINES}>
          {widths.flatMap((width, place) =>
            [1, -1].map((side) => (
              <path
                key={`${place}${side}`}
                d={curve(axes, side * width)}
                fill="none"
                stroke="currentColor"
                strokeWidth={1.5}
                strokeDasharray={place === 0 ? undefined : '4 4'}
                vectorEffect="non-scaling-stroke"
              />
            )),
          )}
        </Box>
        {points.map((point) => (
          <Box
            key={point.key}
            title={`${point.name}: ${formatPercent(point.y)}`}
            sx={LOOKS[point.mark]}
            style={at(point)}
          />
        ))}
        {named.map((point) => (
          <Box
            key={point.key}
            component="span"
            sx={NAME}
            style={{
              ...at(point),
              transform: `translate(${point.x * 2 > end ? 'calc(-100% - 8px)' : '8px'}, 50%)`,
            }}
          >
            {point.name}
          </Box>
        ))}
        {axes.x.map((tick) => (
          <Box key={tick} component="span" sx={TICK} style={{ left: at({ x: tick, y: 0 }).left }}>
            {formatInteger(tick)}
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={{ ...CAPTION, textAlign: 'right', pt: '24px' }}>
        {x}
      </Box>
    </Box>
  );
}

const CAPTION = { typography: 'caption', color: 'text.secondary', px: '8px' };
const PLOT = {
  position: 'relative',
  height: HEIGHT,
  ml: '52px',
  mr: '20px',
  mt: '8px',
  borderBottom: 1,
  borderColor: 'divider',
  printColorAdjust: 'exact',
};
const RULE = { position: 'absolute', left: 0, right: 0, borderTop: 1, borderColor: 'divider' };
const WORDS = { position: 'absolute', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' };
const LEVEL = { ...WORDS, right: '100%', bottom: '-8px', mr: '6px' };
const TICK = { ...WORDS, top: '100%', transform: 'translateX(-50%)', pt: '4px' };
const NAME = {
  ...WORDS,
  color: 'text.primary',
  maxWidth: '46%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};
const LINES = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  color: 'text.secondary',
};
const MARK = { position: 'absolute', width: 9, height: 9, transform: 'translate(-50%, 50%)' };
const LOOKS = {
  within: { ...MARK, borderRadius: '50%', bgcolor: 'primary.main' },
  outside: { ...MARK, bgcolor: 'error.main', transform: 'translate(-50%, 50%) rotate(45deg)' },
  few: { ...MARK, borderRadius: '50%', border: 1, borderColor: 'text.tertiary', bgcolor: 'background.paper' },
} as const;
