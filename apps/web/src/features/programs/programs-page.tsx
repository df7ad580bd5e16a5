import { PAGES } from '@fonte/contracts';
import { KEY_PLACEHOLDER, SNIPPETS_BY_SCOPE } from '@fonte/contracts/program-snippets';
import { CardShell, PageCell, PageGrid, PageColumn } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { PageTabs } from '../../core/navigation/page-tabs.tsx';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { SnippetBlock } from './snippet-block.tsx';
import './texts.ts';

/** 'Usar em outros programas': how QGIS, GDAL, R, Python, DuckDB, Excel and Power BI read the portal, with its own addresses. */
export function ProgramsPage() {
  const { t } = useTexts('programs');
  return (
    <PageColumn>
      <PageTabs page="programas" />
      <PageGrid>
        <PageCell span={12}>
          <CardShell title={t('key.title')} subtitle={t('key.lead')}>
            <Box sx={{ display: 'grid', gap: '12px', justifyItems: 'start', pb: '16px' }}>
              <Box>{t('key.where', { placeholder: KEY_PLACEHOLDER })}</Box>
              <Button variant="outlined" component={RouterLink} href={PAGES.minhaConta.path}>
                {t('key.open')}
              </Button>
            </Box>
          </CardShell>
        </PageCell>
        {SNIPPETS_BY_SCOPE.map(([scope, snippets]) => (
          <PageCell key={scope} span={12}>
            <CardShell title={t(`scopes.${scope}`)} subtitle={t(`scopes.${scope}Lead`)}>
              <Box sx={{ display: 'grid', gap: '20px', minWidth: 0, pb: '16px' }}>
                {snippets.map((snippet) => (
                  <SnippetBlock key={snippet.id} snippet={snippet} />
                ))}
              </Box>
            </CardShell>
          </PageCell>
        ))}
      </PageGrid>
    </PageColumn>
  );
}
