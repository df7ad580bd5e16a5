import { ENTRANCE } from '@fonte/contracts';
import { PublicFrame } from '@fonte/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Outlet } from 'react-router';
import { LanguageSelect } from '../../../core/i18n/language-select.tsx';
import '../texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';

/** Banner, form column, language and terms: the same around all public pages. */
export function AuthFrame() {
  const { t } = useTexts(['auth', 'core']);
  return (
    <PublicFrame
      productName={t('core:product')}
      heading={t('auth:heading')}
      footer={
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: '16px',
            flexWrap: 'wrap',
          }}
        >
          <Box sx={{ width: 200 }}>
            <LanguageSelect />
          </Box>
          <Link component={RouterLink} href={ENTRANCE.terms} sx={{ fontSize: 12, fontWeight: 400 }}>
            {t('core:terms')}
          </Link>
        </Box>
      }
    >
      <Outlet />
    </PublicFrame>
  );
}
