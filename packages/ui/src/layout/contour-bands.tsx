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

/** A smooth line through four heights (Catmull-Rom, written as cubic Béziers). */
function curve(heights: readonly number[]): string {
  const step = WIDTH / (heights.length - 1);
  const at = (index: number) => heights[Math.min(Math.max(index, 0), heights.length - 1)]!;
  let path = `M0 ${at(0)}`;
  for (let i = 0; i < heights.length - 1; i += 1) {
    const x = i * step;
    const first = at(i) + (at(i + 1) - at(i - 1)) / 6;
    const second = at(i + 1) - (at(i + 2) - at(i)) / 6;
    path += `C${x + step / 3} ${first.toFixed(1)} ${x + (2 * step) / 3} ${second.toFixed(1)} ${x + step} ${at(i + 1)}`;
  }
  return path;
}
