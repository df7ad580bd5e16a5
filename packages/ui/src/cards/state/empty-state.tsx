import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** The specification's sentence: 'Nenhum dado encontrado!'. */
  sentence: string;
  /** The cause or the next step: 'Uf: Goiás · Ano: 2019'. */
  detail?: string | undefined;
  /** An Outlined icon; 40 px. */
  icon?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** A place that waits to be filled, with its own dashed border. */
  dashed?: boolean;
  height?: number;
  tone?: 'quiet' | 'error';
  /** Not announced: inside a grid, whose children may only be rows. */
  silent?: boolean;
}

/** Icon, the fixed sentence, what caused it, one thing to do. */
export function EmptyState(props: EmptyStateProps) {
  const {
    sentence,
    detail,
    icon = <BarChartOutlined />,
    action,
    dashed = false,
    height,
    tone = 'quiet',
  } = props;
  return (
    <Box
      role={props.silent ? undefined : tone === 'error' ? 'alert' : 'status'}
      sx={[STATE, { minHeight: height ?? (dashed ? 132 : 160) }, dashed ? DASHED : null]}
    >
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          color: tone === 'error' ? 'error.main' : 'text.tertiary',
          '& .MuiSvgIcon-root': { fontSize: dashed ? 32 : 40 },
        }}
      >
        {icon}
      </Box>
      <Typography sx={{ fontWeight: 600, textWrap: 'balance' }}>{sentence}</Typography>
      {detail && (
        <Typography sx={{ color: 'text.secondary', fontSize: 13, lineHeight: '20px' }}>{detail}</Typography>
      )}
      {action && <Box sx={{ mt: '6px' }}>{action}</Box>}
    </Box>
  );
}

const STATE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: '2px',
  p: '0 20px 16px',
};
const DASHED = { border: '1px dashed', borderColor: 'controle', borderRadius: '10px' };
