import { formatInteger } from '@fonte/pt-br';
import { WorkCard } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../i18n/use-texts.ts';
import './report-rows-texts.ts';
import { useRowsCount } from './use-rows-count.ts';

/** Above the list of reports, while the rows of some are not counted: how far it is, with a stop, or how to go on. */
export function RowsProgress() {
  const { t } = useTexts('reportRows');
  const { counted, total, counting, start, stop } = useRowsCount(true);
  if (counted === total) return null;
  return (
    <Box sx={{ px: '8px', pb: '8px' }}>
      {counting ? (
        <WorkCard title={t('work')} done={counted} total={total} unit={t('reports')} onCancel={stop} />
      ) : (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
          {t('some', { counted: formatInteger(counted), total: formatInteger(total) })}
          <Button variant="outlined" onClick={start}>
            {t('rest')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
