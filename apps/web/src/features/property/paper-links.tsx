import { PAGES, undotted, type Page } from '@fonte/contracts';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';

/** The papers of a property that there are, each beside this page. */
export function PaperLinks({ code }: { code: string }) {
  const { t } = useTexts('propertyPage');
  const pages: Readonly<Partial<Record<string, Page>>> = PAGES;
  const papers = [
    { page: pages['folhaDoProdutor'], label: t('takeHome') },
    { page: pages['fichaImpressa'], label: t('print') },
  ];
  return (
    <HeaderActions>
      {papers.map(
        ({ page, label }) =>
          page && (
            <Button
              key={label}
              variant="outlined"
              startIcon={<PrintOutlined />}
              href={page.path.replace(':id', undotted(code))}
              target="_blank"
              rel="noopener"
            >
              {label}
            </Button>
          ),
      )}
    </HeaderActions>
  );
}
