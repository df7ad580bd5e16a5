import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Brand } from './brand.tsx';
import { useCommonWords } from '../../words/common.ts';

/** The splash never stays longer than this (specification 1, section 4), in ms. */
export const SPLASH_LIMIT = 3000;

export interface SplashProps {
  productName: string;
  /** False as soon as nothing is loading any more. */
  open: boolean;
}

/** Full page while the session is read; goes when nothing loads or after 3 s, whichever comes first. */
export function Splash({ productName, open }: SplashProps) {
  const common = useCommonWords();
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(true), SPLASH_LIMIT);
    return () => clearTimeout(timer);
  }, []);
  if (!open || expired) return null;
  return (
    <Box role="status" data-print="hide" sx={SPLASH}>
      <Brand name={productName} size={34} />
      <Typography sx={{ color: 'rgba(255,255,255,.8)' }}>{common.loading}</Typography>
    </Box>
  );
}

const SPLASH = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px',
  bgcolor: 'cabecalho',
  color: '#fff',
};
