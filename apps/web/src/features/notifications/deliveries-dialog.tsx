import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { counted, formatDate, formatDateTime, formatMonth } from '@fonte/pt-br';
import { DialogShell, EmptyState, FailedState, ListCards, LoadingState, Pager } from '@fonte/ui';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { deliveriesQuery, type Delivery, type Notification } from './calls.ts';

const HEIGHT = 200;

/** Whether an address is still suspended as far as this page says: a later mail may have ended it. */
const isSuspended = ({ id, email, situacao }: Delivery, page: readonly Delivery[]): boolean =>
  situacao === 'suspensa' && !page.some((other) => other.email === email && other.id > id);

/** What became of each mail of a notification, the newest first. */
export function DeliveriesDialog({ of, onClose }: { of: Notification; onClose: () => void }) {
  const { t } = useTexts('notifications');
  const [page, setPage] = useState(0);
  const { data, isError, error, refetch } = useQuery(deliveriesQuery(of.id, page));
  const occasion = ({ ocasiao }: Delivery) => {
    const [kind, which = ''] = ocasiao.split(' ');
    if (kind === 'semana') return t('deliveries.kinds.semana', { which: formatDate(which) });
    if (kind === 'mes') return t('deliveries.kinds.mes', { which: formatMonth(which) });
    if (kind === 'importacao' || kind === 'mudancas' || kind === 'limite')
      return t(`deliveries.kinds.${kind}`, { which });
    return t('deliveries.kinds.agora');
  };
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('deliveries.title', { name: of.nome })}
      context={
        data && data.recusadas > 0
          ? counted(data.recusadas, t('deliveries.refused.0'), t('deliveries.refused.1'))
          : undefined
      }
      width={560}
      flush
      footStart={data && <Pager page={page} pageSize={GRID_PAGE_SIZE} count={data.total} onPage={setPage} />}
      foot={
        <Button variant="outlined" onClick={onClose}>
          {t('deliveries.close')}
        </Button>
      }
    >
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {data?.linhas.length === 0 && (
        <EmptyState sentence={t('deliveries.empty')} icon={<MailOutlined />} height={HEIGHT} />
      )}
      {data && data.linhas.length > 0 && (
        // The keyboard scrolls what is longer than the dialog.
        <Box
          tabIndex={0}
          role="group"
          aria-label={t('deliveries.title', { name: of.nome })}
          // Under the title, as far from the edge.
          sx={{ '& li': { px: { sm: '24px' } } }}
        >
          <ListCards
            label={t('deliveries.title', { name: of.nome })}
            rows={data.linhas}
            rowKey={({ id }) => id}
            card={(one) => ({
              title: <Box sx={{ overflowWrap: 'anywhere' }}>{one.email}</Box>,
              end: (
                // Beside the first line of an address that takes two.
                <Box
                  sx={{
                    alignSelf: 'flex-start',
                    color: one.situacao === 'falhou' ? 'error.dark' : 'text.secondary',
                  }}
                >
                  {t(`deliveries.${one.situacao}`)}
                </Box>
              ),
              subtitle: occasion(one),
              body: isSuspended(one, data.linhas) ? t('deliveries.suspendedUntil') : one.motivo,
              caption: [
                formatDateTime(one.criada_em),
                one.tentativas > 0 &&
                  counted(one.tentativas, t('deliveries.attempts.0'), t('deliveries.attempts.1')),
              ]
                .filter(Boolean)
                .join(' · '),
            })}
          />
        </Box>
      )}
    </DialogShell>
  );
}
