import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useKitLink } from '../../theme/link-context.tsx';

export interface FrameFooterProps {
  productName: string;
  year: number;
  /** Logos; without them only the lines on the right remain. */
  logos?: ReactNode;
  terms?: { label: string; href: string };
}

/** Logos, copyright line, terms. */
export function FrameFooter({ productName, year, logos, terms }: FrameFooterProps) {
  const KitLink = useKitLink();
  return (
    <Box component="footer" data-print="hide" sx={[FOOTER, logos ? null : SLIM]}>
      <Box sx={{ display: 'flex', gap: '16px', flexWrap: 'wrap' }}>{logos}</Box>
      <Box sx={LINES}>
        <span>
          © {year} {productName}
        </span>
        {terms && (
          <Link component={KitLink} href={terms.href} sx={{ fontWeight: 400 }}>
            {terms.label}
          </Link>
        )}
      </Box>
    </Box>
  );
}

/** The dashed box that stands for a logo that was not delivered. */
export function LogoPlaceholder({ label }: { label: string }) {
  return (
    <Box component="span" sx={PLACEHOLDER}>
      {label}
    </Box>
  );
}

const LINES = {
  display: 'flex',
  alignItems: 'center',
  columnGap: '16px',
  flexWrap: 'wrap',
  fontSize: 13,
  color: 'text.secondary',
};
const FOOTER = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  flexWrap: 'wrap',
  px: { xs: '12px', sm: '20px' },
  py: '14px',
  mt: '8px',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
};
/** Without logos a line is enough. */
const SLIM = { py: '4px', mt: 0 };
const PLACEHOLDER = {
  border: '1px dashed',
  borderColor: 'controle',
  borderRadius: '4px',
  px: '10px',
  height: 30,
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: 12,
  color: 'text.secondary',
};
