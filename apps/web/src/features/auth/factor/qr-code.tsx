import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** Modules of white around the code, which readers need (ISO 18004). */
const QUIET = 4;

/** A text as a QR code: one path, black on white in both schemes, since readers want it so. */
export function QrCode({ text, label, size = 196 }: { text: string; label: string; size?: number }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      sx={{ width: size, height: size, borderRadius: '8px', border: '1px solid', borderColor: 'divider' }}
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </Box>
  );
}

/** Dark runs of each row as rectangles one module high. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}
