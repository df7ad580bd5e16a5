import Box from '@mui/material/Box';

export interface ShareBarProps {
  /** 0 to 1; more is drawn as full. */
  share: number;
  /** Said by screen readers: '65,3% das 1.851 propriedades atendidas'. */
  label: string;
  height?: number;
  /** False for bars compared with each other, where nothing is the whole. */
  track?: boolean;
}

/** A part of a whole as an 8 px bar. */
export function ShareBar({ share, label, height = 8, track = true }: ShareBarProps) {
  const width = Math.min(Math.max(share, 0), 1) * 100;
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        height,
        borderRadius: '3px',
        bgcolor: track ? 'progresso.track' : 'transparent',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          width: `${width}%`,
          height: '100%',
          borderRadius: track ? 0 : '3px',
          bgcolor: 'primary.main',
          printColorAdjust: 'exact',
        }}
      />
    </Box>
  );
}
