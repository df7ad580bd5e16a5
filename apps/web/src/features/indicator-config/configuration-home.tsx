import { PAGES } from '@fonte/contracts';
import { CardShell, PageCell, PageGrid } from '@fonte/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import './texts.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';

/** /configuracoes, 'Gestão de Indicadores': the two administrations behind it. */
export function ConfigurationHome() {
  const { t } = useTexts('indicatorConfig');
  const entries = [
    { to: PAGES.configIndicador.path, title: t('home.indicators'), about: t('home.indicatorsAbout') },
    { to: PAGES.configPainel.path, title: t('home.panels'), about: t('home.panelsAbout') },
  ];
  return (
    <PageGrid>
      {entries.map(({ to, title, about }) => (
        <PageCell key={to}>
          <CardShell title={title}>
            <Box sx={{ pb: '12px' }}>
              <Box sx={{ color: 'text.secondary', mb: '6px' }}>{about}</Box>
              <Link component={RouterLink} href={to}>
                {title}
              </Link>
            </Box>
          </CardShell>
        </PageCell>
      ))}
    </PageGrid>
  );
}
