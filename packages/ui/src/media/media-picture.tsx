import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useMediaWords } from './words.ts';

export interface Picture {
  src: string;
  /** What is seen: the description. */
  alt: string;
  /** Of the picture itself, px: the place is kept before it comes. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface MediaPictureProps extends Picture {
  /** Fills its frame and is cut to it, or is seen whole in it. */
  fit: 'cover' | 'contain';
  /** Fetched when it comes near, or at once. */
  lazy: boolean;
}

/** A picture of the portal's own; one that does not come says so in its place. */
export function MediaPicture({ src, alt, width = 400, height = 300, fit, lazy }: MediaPictureProps) {
  const words = useMediaWords();
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src)
    return (
      <Box role="img" aria-label={words.noPictureOf(alt)} sx={BROKEN}>
        <BrokenImageOutlined aria-hidden sx={{ fontSize: 32 }} />
        <span aria-hidden>{words.noPicture}</span>
      </Box>
    );
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: fit }}
    />
  );
}

const BROKEN = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  width: '100%',
  height: '100%',
  fontSize: 12,
  color: 'inherit',
};
