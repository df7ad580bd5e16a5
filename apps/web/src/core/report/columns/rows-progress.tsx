import { formatInteger } from '@fonte/pt-br';
import { FLOATING_SHADOW, WorkCard } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTexts } from '../../i18n/use-texts.ts';
import './report-rows-texts.ts';
import { useRowsCount } from './use-rows-count.ts';

/**
 * Over the list of reports, while the rows of some are not counted: how far it is, with a stop, or how to go on. It takes no room of the page: the list would
 * jump away under the hand when it comes and when it goes.
 */
export function RowsProgress() {
  const { t } = useTexts('reportRows');
  const { counted, total, counting, start, stop } = useRowsCount(true);
  if (counted === total) return null;
  return (
    <Box data-print="hide" sx={FLOATING}>
      {counting ? (
        <WorkCard title={t('work')} done={counted} total={total} unit={t('reports')} onCancel={stop} />
      ) : (
        <Card role="status" sx={{ p: '10px 16px', display: 'flex', alignItems: 'center', gap: '8px' }}>
          {t('some', { counted: formatInteger(counted), total: formatInteger(total) })}
          <Button variant="outlined" onClick={start} sx={{ flex: 'none' }}>
            {t('rest')}
          </Button>
        </Card>
      )}
    </Box>
  );
}

// Beside the button that leads back to the top, above the bar of the phone.
const FLOATING = {
  position: 'fixed',
  left: { xs: 12, sm: 'auto' },
  right: { xs: 12, sm: 76 },
  bottom: { xs: 72, sm: 20 },
  width: { sm: 360 },
  zIndex: 20,
  borderRadius: '8px',
  boxShadow: FLOATING_SHADOW,
};
