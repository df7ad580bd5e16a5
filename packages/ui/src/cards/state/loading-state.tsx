import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCardWords } from '../words.ts';
import { useCommonWords } from '../../words/common.ts';

export type SkeletonShape = 'bars' | 'lines' | 'rows' | 'donut' | 'map';

export interface LoadingStateProps {
  /** The shape of what will stand here. */
  shape?: SkeletonShape;
  height: number;
  /** 'Carregando...', or 'Aguarde...' for work that was asked for. */
  text?: string;
}

const BARS = [43, 60, 79, 66, 92, 74, 100] as const;

/** A skeleton in the shape of the content and at its height, with its words under it; paper, which waits for nothing, says what is missing. */
export function LoadingState({ shape = 'bars', height, text }: LoadingStateProps) {
  const common = useCommonWords();
  const words = useCardWords();
  return (
    <>
      <Box role="status" data-print="hide" sx={{ height, display: 'flex', flexDirection: 'column' }}>
        <Box aria-hidden sx={{ flex: 1, minHeight: 0, overflow: 'hidden', p: '4px' }}>
          <Shape shape={shape} />
        </Box>
        <Typography variant="body2" sx={SAID}>
          {text ?? common.loading}
        </Typography>
      </Box>
      <Typography variant="body2" data-print="only" sx={SAID}>
        {words.notPrinted}
      </Typography>
    </>
  );
}

const SAID = { color: 'text.secondary', textAlign: 'center', py: '6px' };

function Shape({ shape }: { shape: SkeletonShape }) {
  if (shape === 'map') return <Skeleton variant="rounded" height="100%" />;
  if (shape === 'donut') {
    return (
      <Box sx={{ height: '100%', display: 'grid', placeItems: 'center' }}>
        <Box
          sx={{
            height: '90%',
            maxHeight: 160,
            aspectRatio: '1',
            borderRadius: '50%',
            border: '26px solid',
            borderColor: 'progresso.track',
          }}
        />
      </Box>
    );
  }
  if (shape === 'bars') {
    return (
      <Box sx={{ height: '100%', display: 'flex', alignItems: 'flex-end', gap: '10px' }}>
        {BARS.map((share) => (
          <Skeleton key={share} variant="rounded" height={`${share}%`} sx={{ flex: 1 }} />
        ))}
      </Box>
    );
  }
  const lines = shape === 'rows' ? 8 : 5;
  return (
    <Box sx={{ display: 'grid', gap: shape === 'rows' ? '14px' : '18px', pt: '6px' }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={18} width={`${100 - ((line * 13) % 35)}%`} />
      ))}
    </Box>
  );
}
