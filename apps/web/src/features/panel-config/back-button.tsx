import { PAGES } from '@fonte/contracts';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useTexts } from '../../core/i18n/use-texts.ts';

/** 'Voltar', to the list. */
export function BackButton() {
  const { t } = useTexts('panelConfig');
  return (
    <Button
      variant="outlined"
      startIcon={<ArrowBackOutlined />}
      component={Link}
      to={PAGES.configPainel.path}
    >
      {t('page.back')}
    </Button>
  );
}
