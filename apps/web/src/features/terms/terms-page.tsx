import { TERMS_VERSION } from '@fonte/contracts/terms';
import { formatDate } from '@fonte/pt-br';
import { Brand } from '@fonte/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { useTitle } from '../../core/navigation/title.ts';
import { termsTexts } from './texts.ts';

const SECTIONS = Object.keys(termsTexts.sections) as (keyof typeof termsTexts.sections)[];

/** /termos: readable by everybody, signed in or not (first text, section 2, 'Footer'; LGPD articles 9 and 23). */
export function TermsPage() {
  const { t } = useTexts(['terms', 'core']);
  useTitle(t('terms:title'));
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.paper' }}>
      <Box component="header" data-ground="dark" data-print="hide" sx={HEADER}>
        <Box
          component={RouterLink}
          href="/"
          sx={{ display: 'flex', color: 'inherit', textDecoration: 'none' }}
        >
          <Brand name={t('core:product')} />
        </Box>
      </Box>
      <Box sx={COLUMNS}>
        <Box component="nav" aria-label={t('terms:contents')} data-print="hide" sx={CONTENTS}>
          {SECTIONS.map((key) => (
            <Link key={key} href={`#${key}`} underline="hover" sx={{ fontWeight: 400, py: '5px' }}>
              {t(`terms:sections.${key}.title`)}
            </Link>
          ))}
        </Box>
        <Box component="main" id="conteudo" sx={{ maxWidth: 680, minWidth: 0 }}>
          <Typography variant="h1">{t('terms:title')}</Typography>
          <Typography variant="body2" sx={{ color: 'text.tertiary', mt: '4px' }}>
            {t('terms:version', { date: formatDate(TERMS_VERSION) })}
          </Typography>
          {SECTIONS.map((key) => (
            <TermsSection key={key} name={key} />
          ))}
          <Link
            component={RouterLink}
            href="/"
            data-print="hide"
            sx={{ display: 'inline-block', mt: '24px' }}
          >
            {t('terms:back')}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}

function TermsSection({ name }: { name: keyof typeof termsTexts.sections }) {
  const { t } = useTexts('terms');
  const paragraphs = t.list(`sections.${name}.body`);
  return (
    <Box component="section" aria-labelledby={name} sx={{ mt: '24px' }}>
      <Typography id={name} variant="h2" sx={{ scrollMarginTop: '64px' }}>
        {t(`sections.${name}.title`)}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: '8px', fontSize: 15, lineHeight: '24px' }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}

const HEADER = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: 48,
  display: 'flex',
  alignItems: 'center',
  px: '20px',
  bgcolor: 'cabecalho',
  color: '#fff',
};
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', lg: '240px 1fr' },
  gap: '48px',
  maxWidth: 1040,
  mx: 'auto',
  px: '20px',
  py: '32px',
};
const CONTENTS = {
  display: { xs: 'none', lg: 'flex' },
  flexDirection: 'column',
  alignItems: 'flex-start',
  position: 'sticky',
  top: 80,
  alignSelf: 'start',
  fontSize: 14,
};
