import Box from '@mui/material/Box';

const RINGS = [0, 1, 2, 3, 4, 5] as const;

/** Contour lines at the header's right end, 13 % white: the frame's only ornament. */
export function ContourTexture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 620 48"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
      sx={{
        position: 'absolute',
        right: 0,
        top: 0,
        width: 620,
        maxWidth: '60%',
        height: '100%',
        opacity: 0.13,
      }}
    >
      <g fill="none" stroke="#fff" strokeWidth="1.2">
        {RINGS.map((ring) => (
          <path key={`a${ring}`} d={hill(205, 6, 60 + ring * 42, 14 + ring * 10)} />
        ))}
        {RINGS.map((ring) => (
          <path key={`b${ring}`} d={hill(470, 34, 30 + ring * 30, 6 + ring * 9)} />
        ))}
      </g>
    </Box>
  );
}

/** A closed contour around a summit, slightly lopsided so that it reads as terrain and not as a target. */
function hill(x: number, y: number, rx: number, ry: number): string {
  const skew = rx * 0.18;
  return [
    `M${x - rx} ${y}`,
    `C${x - rx} ${y - ry * 0.7} ${x - rx * 0.5 + skew} ${y - ry} ${x + skew} ${y - ry}`,
    `S${x + rx} ${y - ry * 0.5} ${x + rx} ${y}`,
    `S${x + rx * 0.4 - skew} ${y + ry} ${x - skew} ${y + ry}`,
    `S${x - rx} ${y + ry * 0.6} ${x - rx} ${y}Z`,
  ].join('');
}
