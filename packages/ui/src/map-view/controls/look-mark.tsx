import { MARK_OUTLINES, type MarkShape } from '@fonte/contracts/programme/marks';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { IMAGERY_CHIP } from '../../theme/polygons.ts';

/** How a legend class is drawn on the map. */
export interface MarkLook {
  shape: MarkShape | 'line' | 'area';
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  hatch?: boolean;
  casing?: string;
}

/** Legend swatch 22 × 14 of any class: on the olive chip, because its colours are made for imagery. Decorative. */
export function LookMark({ look }: { look: MarkLook }) {
  return look.shape === 'area' || look.shape === 'line' ? (
    <Swatch look={look} />
  ) : (
    <Point look={look} shape={look.shape} />
  );
}

function Point({ look, shape }: { look: MarkLook; shape: MarkShape }) {
  const outline = MARK_OUTLINES[shape];
  const stroked = outline.stroke !== undefined;
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      width={22}
      height={16}
      aria-hidden
      sx={{ flex: 'none', display: 'block' }}
    >
      <path
        d={outline.path}
        fill={stroked ? (outline.hollow ? '#fff' : 'none') : look.fill}
        stroke={stroked ? look.fill : 'none'}
        strokeWidth={outline.stroke}
      />
      {outline.inner && (
        <path d={outline.inner.path} fill="none" stroke="#fff" strokeWidth={outline.inner.stroke} />
      )}
    </Box>
  );
}

function Swatch({ look }: { look: MarkLook }) {
  const id = useId();
  const { shape, stroke = 'none', fill = stroke, fillOpacity = 0, dash, hatch = false, casing } = look;
  const dashed = dash?.map((step) => step * 0.6).join(' ');
  const edge = (color: string, width: number) =>
    shape === 'line' || fillOpacity === 0 ? (
      <path d="M1 7H21" stroke={color} strokeWidth={width} strokeDasharray={dashed} />
    ) : (
      <rect
        x="1.5"
        y="1.5"
        width="19"
        height="11"
        fill="none"
        stroke={color}
        strokeWidth={width}
        strokeDasharray={dashed}
      />
    );
  return (
    <Box
      component="svg"
      viewBox="0 0 22 14"
      width={22}
      height={14}
      aria-hidden
      sx={{ flex: 'none', display: 'block', borderRadius: '3px', bgcolor: IMAGERY_CHIP }}
    >
      {hatch && (
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.6" height="5" fill={fill} />
        </pattern>
      )}
      {fillOpacity > 0 && (
        <rect
          width="22"
          height="14"
          fill={hatch ? `url(#${id})` : fill}
          opacity={hatch ? 1 : Math.max(fillOpacity, 0.25)}
        />
      )}
      {casing && edge(casing, 3.4)}
      {edge(stroke, 2)}
    </Box>
  );
}
