import type { Row } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import { TOUCH } from '@fonte/ui';
import Button from '@mui/material/Button';
import { useTexts } from '../../i18n/use-texts.ts';
import './report-rows-texts.ts';
import { useRowsCount } from './use-rows-count.ts';

export type ReportRowsProps = { row: Row };

/** How many rows the file of the row's report has, once that is counted; what was stopped or failed is counted at a click. */
export function ReportRows({ row }: ReportRowsProps) {
  const { t } = useTexts('reportRows');
  const { counts, counting, start } = useRowsCount();
  const counted = counts?.get(Number(row['co_consulta']));
  if (typeof counted === 'number') return formatInteger(counted);
  if (counting) return t('counting');
  const words = t(counts ? 'left' : 'failed');
  return (
    <Button
      aria-label={t('ofReport', { words, report: String(row['no_consulta'] ?? '') })}
      onClick={(event) => {
        event.stopPropagation();
        start();
      }}
      sx={{
        height: 32,
        px: '6px',
        fontSize: 13,
        lineHeight: 1.15,
        textAlign: 'right',
        whiteSpace: 'normal',
        [TOUCH]: { height: 44 },
      }}
    >
      {words}
    </Button>
  );
}
