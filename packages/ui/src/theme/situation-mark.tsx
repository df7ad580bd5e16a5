import { MARK_OUTLINES } from '@fonte/contracts/programme/marks';
import Box from '@mui/material/Box';
import { situationOf } from './situations.ts';

export interface SituationMarkProps {
  /** The programme's label ('Ativa em atendimento') or its code. */
  situation: string | null | undefined;
  /** Side of the box in px. */
  size?: number;
  /** Light colours with a white halo, whatever the scheme. */
  onImagery?: boolean;
}

/** Shape and colour of a situation; decorative, so a label must stand beside it. */
export function SituationMark({ situation, size = 16, onImagery = false }: SituationMarkProps) {
  const { code, shape, color: onImages } = situationOf(situation);
  const outline = MARK_OUTLINES[shape];
  const color = onImagery ? onImages : `var(--mui-palette-situacao-${code})`;
  const ground = onImagery ? '#fff' : 'var(--mui-palette-background-paper)';
  const stroked = outline.stroke !== undefined;
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden
      sx={{ flex: 'none', display: 'block', overflow: 'visible' }}
    >
      {onImagery && (
        <path d={outline.path} fill="none" stroke="#fff" strokeWidth={(outline.stroke ?? 0) + 3.2} />
      )}
      <path
        d={outline.path}
        fill={stroked ? (outline.hollow ? ground : 'none') : color}
        stroke={stroked ? color : 'none'}
        strokeWidth={outline.stroke}
      />
      {outline.inner && (
        <path d={outline.inner.path} fill="none" stroke="#fff" strokeWidth={outline.inner.stroke} />
      )}
    </Box>
  );
}

/** Mark and its words: '● Ativa em atendimento'; `words` says them in another language. */
export function SituationLabel({
  situation,
  words = situation,
  size = 16,
}: {
  situation: string | null | undefined;
  words?: string | null | undefined;
  size?: number;
}) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
      <SituationMark situation={situation} size={size} />
      <span>{words || situationOf(null).label}</span>
    </Box>
  );
}
