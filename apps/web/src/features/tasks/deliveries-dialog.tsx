import { formatDateTime } from '@fonte/pt-br';
import { DialogShell, EmptyState, FailedState, ListCards, LoadingState } from '@fonte/ui';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { deliveriesQuery, type Task } from './calls.ts';

const HEIGHT = 160;

/** Each attempt at giving a mail to the mail server, and what came of it. */
export function DeliveriesDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useTexts('tasks');
  const { data, isError, refetch } = useQuery(deliveriesQuery(task.id));
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('deliveries.title')}
      context={task.sobre}
      width={560}
      flush
      foot={
        <Button variant="outlined" onClick={onClose}>
          {t('deliveries.close')}
        </Button>
      }
    >
      {isError && (
        <FailedState sentence={t('deliveries.failed')} onRetry={() => void refetch()} height={HEIGHT} />
      )}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {data?.length === 0 && (
        <EmptyState sentence={t('deliveries.empty')} icon={<MailOutlined />} height={HEIGHT} />
      )}
      {data && data.length > 0 && (
        // Under the title, as far from the edge.
        <Box sx={{ '& li': { px: { sm: '24px' } } }}>
          <ListCards
            label={t('deliveries.title')}
            rows={data}
            rowKey={({ numero }) => numero}
            card={({ numero, comecou_em, resultado, motivo }) => ({
              title: t('deliveries.attempt', { number: numero }),
              subtitle: t(resultado === null ? 'deliveries.open' : `deliveries.${resultado}`),
              body: motivo,
              caption: formatDateTime(comecou_em),
            })}
          />
        </Box>
      )}
    </DialogShell>
  );
}
