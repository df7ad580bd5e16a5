import { PAGES } from '@fonte/contracts';
import { useKitLink } from '@fonte/ui';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';
import { useMay } from '../../core/session/session-store.ts';
import './texts.ts';

/** To the week's agenda, for who has one. */
export function AgendaLink() {
  const { t } = useTexts('myProperties');
  const Link = useKitLink();
  if (!useMay('agenda.read')) return null;
  return (
    <HeaderActions>
      <Button
        component={Link}
        variant="outlined"
        startIcon={<CalendarMonthOutlined />}
        href={PAGES.agenda.path}
      >
        {t('agenda')}
      </Button>
    </HeaderActions>
  );
}
