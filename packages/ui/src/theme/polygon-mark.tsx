import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import { changeWords, type AreaChange } from '@fonte/contracts/programme/areas';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { IMAGERY_CHIP, POLYGONS, POLYGONS_ON_PAPER, type PolygonKind } from './polygons.ts';

/** Legend swatch of a kind of area, 22 × 14: colour plus its second sign (dash, dots, hatch). Decorative. */
export function PolygonMark({ kind, size = 22 }: { kind: PolygonKind; size?: number }) {
  const drawing = POLYGONS[kind];
  const id = useId();
  const onPaper = POLYGONS_ON_PAPER.includes(kind);
  const color = onPaper ? `var(--mui-palette-poligono-${kind})` : drawing.stroke;
  const fill = drawing.hatch ? `url(#${id})` : (drawing.fill ?? color);
  return (
    <Box
      component="svg"
      viewBox="0 0 22 14"
      width={size}
      height={(size * 14) / 22}
      aria-hidden
      sx={{
        flex: 'none',
        display: 'block',
        borderRadius: '2px',
        bgcolor: onPaper ? 'transparent' : IMAGERY_CHIP,
      }}
    >
      {drawing.hatch && (
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill={color} opacity={0.14} />
          <rect width="1.4" height="5" fill={color} />
        </pattern>
      )}
      <rect
        x="1"
        y="1"
        width="20"
        height="12"
        rx="2"
        fill={drawing.fillOpacity > 0 ? fill : 'none'}
        fillOpacity={drawing.hatch ? 1 : onPaper ? 0.2 : drawing.fillOpacity}
        stroke={color}
        strokeWidth="1.8"
        strokeDasharray={drawing.dash ? drawing.dash.map((step) => step * 0.55).join(' ') : undefined}
      />
    </Box>
  );
}

const SIGNS: Readonly<Record<AreaChange, typeof AddOutlined>> = {
  novo: AddOutlined,
  atualizado: SyncOutlined,
  excluido: RemoveOutlined,
};

/** novo, atualizado, excluído: sign and colour; with `words`, the word beside it. */
export function HistoryMark({ change, words = false }: { change: AreaChange; words?: boolean }) {
  const Icon = SIGNS[change];
  const label = changeWords(change).code;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        color: `var(--mui-palette-historico-${change})`,
      }}
    >
      <Icon sx={{ fontSize: 16 }} {...(words ? { 'aria-hidden': true } : { titleAccess: label })} />
      {words && label}
    </Box>
  );
}
