import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TileBodyProps {
  status: 'ready' | 'loading' | 'failed';
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

/** Value and hint of a tile, or what stands in their place at the same height. */
export function TileBody({ status, onRetry, children }: TileBodyProps) {
  if (status === 'loading') {
    return (
      <Box role="status">
        <Skeleton variant="rounded" width="55%" height={30} sx={{ my: '4px' }} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: '3px' }}>
          Carregando...
        </Typography>
      </Box>
    );
  }
  if (status === 'failed') {
    return (
      <Box role="alert">
        <Typography variant="body2" sx={{ color: 'error.main', pt: '4px' }}>
          Um erro desconhecido ocorreu
        </Typography>
        {onRetry && (
          <Button
            variant="text"
            size="small"
            startIcon={<RefreshOutlined />}
            onClick={onRetry}
            sx={{ ml: '-8px' }}
          >
            Tentar de novo
          </Button>
        )}
      </Box>
    );
  }
  return children;
}
