import { PAGES } from '@fonte/contracts';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';

/** 'Voltar', to the list. */
export function BackButton() {
  const { t } = useTexts('panelConfig');
  return (
    <Button
      variant="outlined"
      startIcon={<ArrowBackOutlined />}
      component={RouterLink}
      href={PAGES.configPainel.path}
    >
      {t('page.back')}
    </Button>
  );
}
