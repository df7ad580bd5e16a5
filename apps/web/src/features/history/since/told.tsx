import { HISTORY_LIST_LIMIT } from '@fonte/contracts';
import { RETENTION } from '@fonte/contracts/retention';
import { formatInteger } from '@fonte/pt-br';
import { Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Changes } from './since-calls.ts';

/** What is not counted, and why. */
export function Told({ changes: { carga, antiga, demais } }: { changes: Changes }) {
  const { t } = useTexts('since');
  return (
    <>
      {carga.primeira && (
        <Notice tone="info" title={t('first')}>
          {t('firstDetail')}
        </Notice>
      )}
      {antiga && (
        <Notice tone="warning" title={t('old')}>
          {t('oldDetail', { days: RETENTION.diferenca.days })}
        </Notice>
      )}
      {demais && (
        <Notice
          tone="warning"
          role="status"
          title={t('tooMany', { limit: formatInteger(HISTORY_LIST_LIMIT) })}
        >
          {t('tooManyDetail')}
        </Notice>
      )}
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('empty')}</Box>
    </>
  );
}
