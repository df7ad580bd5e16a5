import Box from '@mui/material/Box';

/** Upper edges of the bands at x = 0, 262, 524 and 786 of a 786 × 488 box; each is filled to the bottom. */
const BANDS = [
  { edge: [6, 27, 29, 8], color: '#143D2F', line: '#FFFFFF', opacity: 0.12 },
  { edge: [86, 100, 95, 57], color: '#1B503C', line: '#FFFFFF', opacity: 0.12 },
  { edge: [163, 173, 156, 101], color: '#25664B', line: '#FFFFFF', opacity: 0.13 },
  { edge: [239, 246, 211, 147], color: '#2F7A53', line: '#FFFFFF', opacity: 0.13 },
  { edge: [315, 314, 257, 201], color: '#6E9A4F', line: '#12281F', opacity: 0.16 },
  { edge: [391, 365, 295, 264], color: '#C8A227', line: '#12281F', opacity: 0.14 },
  { edge: [463, 418, 338, 339], color: '#B88A2E', line: '#12281F', opacity: 0.14 },
  { edge: [526, 451, 391, 424], color: '#8F4A22', line: '#12281F', opacity: 0.14 },
  { edge: [590, 520, 470, 530], color: '', line: '', opacity: 0 },
] as const;

const WIDTH = 786;
const HEIGHT = 488;
const BETWEEN = [0.2, 0.4, 0.6, 0.8] as const;

/** Planting along the contour: eight bands from forest to earth, with the contour lines between their edges. */
export function ContourBands() {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ position: 'absolute', left: 0, bottom: 0, width: '100%', height: '63.6%', display: 'block' }}
    >
      {BANDS.slice(0, -1).map((band, number) => {
        const next = BANDS[number + 1]!;
        return (
          <g key={band.color}>
            <path d={`${curve(band.edge)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill={band.color} />
            <g fill="none" stroke={band.line} strokeOpacity={band.opacity}>
              {BETWEEN.map((share) => (
                <path
                  key={share}
                  vectorEffect="non-scaling-stroke"
                  d={curve(band.edge.map((y, at) => y + (next.edge[at]! - y) * share))}
                />
              ))}
            </g>
          </g>
        );
      })}
    </Box>
  );
}

/** A smooth line through four evenly spaced heights: a natural cubic spline, written as Béziers. */
function curve(heights: readonly number[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = heights;
  // Second derivatives at the inner points; zero at both ends.
  const left = 6 * (a - 2 * b + c);
  const right = 6 * (b - 2 * c + d);
  const bend = [0, (4 * left - right) / 15, (4 * right - left) / 15, 0] as const;
  const step = WIDTH / 3;
  const piece = (from: number, to: number, at: 0 | 1 | 2) => {
    const start = to - from - (2 * bend[at] + bend[(at + 1) as 1 | 2 | 3]) / 6;
    const end = to - from + (bend[at] + 2 * bend[(at + 1) as 1 | 2 | 3]) / 6;
    const x = at * step;
    const [first, second] = [from + start / 3, to - end / 3].map((y) => y.toFixed(1));
    return `C${x + step / 3} ${first} ${x + (2 * step) / 3} ${second} ${x + step} ${to}`;
  };
  return `M0 ${a}${piece(a, b, 0)}${piece(b, c, 1)}${piece(c, d, 2)}`;
}
