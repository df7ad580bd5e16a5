import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** 'Voltar', to the list. */
export function BackButton() {
  const { t } = useTranslation('panelConfig');
  return (
    <Button variant="outlined" startIcon={<ArrowBackOutlined />} component={Link} to="/configuracoes/painel">
      {t('page.back')}
    </Button>
  );
}
