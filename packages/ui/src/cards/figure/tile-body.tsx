import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCardWords } from '../words.ts';
import { useCommonWords } from '../../words/common.ts';

export interface TileBodyProps {
  status: 'ready' | 'loading' | 'failed';
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

/** Value and hint of a tile, or what stands in their place at the same height. */
export function TileBody({ status, onRetry, children }: TileBodyProps) {
  const common = useCommonWords();
  const words = useCardWords();
  if (status === 'loading') {
    return (
      <Box role="status">
        <Skeleton variant="rounded" width="55%" height={30} sx={{ my: '4px' }} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: '3px' }}>
          {common.loading}
        </Typography>
      </Box>
    );
  }
  if (status === 'failed') {
    return (
      <Box role="alert">
        <Typography variant="body2" sx={{ color: 'error.main', pt: '4px' }}>
          {words.unknownFailure}
        </Typography>
        {onRetry && (
          <Button
            variant="text"
            size="small"
            startIcon={<RefreshOutlined />}
            onClick={onRetry}
            sx={{ ml: '-8px' }}
          >
            {common.retry}
          </Button>
        )}
      </Box>
    );
  }
  return children;
}
