import { pathOf, undotted } from '@fonte/contracts';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';

/** The papers of a property, each beside this page. */
export function PaperLinks({ code }: { code: string }) {
  const { t } = useTexts('propertyPage');
  const id = undotted(code);
  const papers = [
    { href: pathOf('folhaDoProdutor', { id }), label: t('takeHome') },
    { href: pathOf('fichaImpressa', { id }), label: t('print') },
  ];
  return (
    <HeaderActions>
      {papers.map(({ href, label }) => (
        <Button
          key={label}
          variant="outlined"
          startIcon={<PrintOutlined />}
          href={href}
          target="_blank"
          rel="noopener"
        >
          {label}
        </Button>
      ))}
    </HeaderActions>
  );
}
