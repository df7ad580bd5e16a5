import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { RouterLink } from '../navigation/router-link.tsx';
import { useSpeech } from './speech/speech.ts';

/** The way from a sheet, which opens in a tab of its own without the portal's frame, to the portal: its first page. Not on paper. */
export function BackLink() {
  const { t } = useSpeech();
  return (
    <nav className="sheet-back" data-print="hide">
      <Button
        component={RouterLink}
        href="/"
        size="small"
        startIcon={<ArrowBackOutlined />}
        sx={{ color: '#123d2f' }}
      >
        {t('back')}
      </Button>
    </nav>
  );
}
