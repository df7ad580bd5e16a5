import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';

/** Prints the page that is open, for the profiles that its board names. */
export function PrintButton() {
  const { t } = useTexts('board');
  return (
    <HeaderActions>
      <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
    </HeaderActions>
  );
}
