import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.tsx';
import { ContourBands } from '../brand/contour-bands.tsx';

export interface PublicFrameProps {
  productName: string;
  /** 'Painel de monitoramento do componente 2'. */
  heading: string;
  /** The form; 388 px, optically a little above the middle. */
  children: ReactNode;
  /** Language and terms, under the form's rule (phone: at the bottom of the page). */
  footer?: ReactNode;
}

/** Login, registration and password pages: banner with the contour bands, form column beside it (phone: under it). */
export function PublicFrame({ productName, heading, children, footer }: PublicFrameProps) {
  return (
    <Box sx={FRAME}>
      <Box component="header" data-ground="dark" sx={BANNER}>
        <ContourBands />
        <Box sx={{ position: 'relative', display: { xs: 'none', md: 'block' } }}>
          <Brand name={productName} size={34} />
        </Box>
        <Box sx={{ position: 'relative', display: { md: 'none' } }}>
          <Brand name={productName} size={28} />
        </Box>
        <Typography variant="display" component="p" sx={HEADING}>
          {heading}
        </Typography>
      </Box>
      <Box component="main" id="conteudo" sx={COLUMN}>
        <Box sx={{ width: '100%', maxWidth: 388 }}>{children}</Box>
        {footer && (
          <Box component="footer" sx={FOOTER}>
            {footer}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const FRAME = {
  minHeight: '100vh',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  bgcolor: 'background.paper',
};
const BANNER = {
  position: { xs: 'relative', md: 'sticky' },
  top: 0,
  flex: { md: '0 0 57.54%' },
  height: { xs: 204, md: '100vh' },
  overflow: 'hidden',
  bgcolor: '#0F3227',
  color: '#fff',
  p: { xs: '22px 20px', md: '48px 56px' },
};
const HEADING = {
  position: 'relative',
  mt: { xs: '9px', md: '34px' },
  maxWidth: { xs: 300, md: 560 },
};
const COLUMN = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', md: 'center' },
  px: '20px',
  pt: { xs: '20px', md: '24px' },
  pb: { xs: '20px', md: '24px' },
};
const FOOTER = {
  width: '100%',
  maxWidth: 388,
  mt: { xs: 'auto', md: '42px' },
  pt: { xs: '24px', md: '16px' },
  borderTop: { md: '1px solid' },
  borderColor: { md: 'divider' },
};
