import { formatDateTime } from '@fonte/pt-br';
import {
  CardShell,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  SimpleTable,
  useNarrow,
  useSnackbar,
} from '@fonte/ui';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { correctionDone, correctionsQuery, type Correction } from './calls.ts';
import './texts.ts';

const HEIGHT = 160;

/** Who asked to have data put right, where, why and when, and whether it was done. */
export function CorrectionsCard() {
  const { t } = useTexts('privacy');
  const narrow = useNarrow('md');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const { data, isError, error, refetch } = useQuery(correctionsQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: correctionDone,
    onSuccess: () => snackbar.success(t('corrections.closed')),
    onError: (fault) => snackbar.failure(sentenceOf(fault)),
    onSettled: () => client.invalidateQueries({ queryKey: correctionsQuery().queryKey }),
  });
  const rows = data?.pedidos ?? [];
  const name = ({ nome }: Correction) => nome ?? t('corrections.nobody');
  const asked = ({ por, em }: Correction) => [por, formatDateTime(em)].filter(Boolean).join(' · ');
  const met = ({ atendido_em, atendido_por }: Correction): string => {
    if (atendido_em === null) return t('corrections.open');
    const when = formatDateTime(atendido_em);
    return atendido_por === null
      ? t('corrections.metOnly', { when })
      : t('corrections.met', { who: atendido_por, when });
  };
  const close = (row: Correction) =>
    row.atendido_em === null && (
      <Button
        size="small"
        disabled={isPending}
        aria-label={t('corrections.closeOf', { id: String(row.id), name: name(row) })}
        onClick={() => mutate(row.id)}
      >
        {t('corrections.close')}
      </Button>
    );
  return (
    <CardShell title={t('corrections.title')} flush>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {data && rows.length === 0 && (
        <EmptyState sentence={t('corrections.empty')} icon={<EditNoteOutlined />} height={HEIGHT} />
      )}
      {rows.length > 0 && narrow && (
        <ListCards
          label={t('corrections.title')}
          rows={rows}
          rowKey={({ id }) => id}
          card={(row) => ({
            title: name(row),
            subtitle: `${row.o_que}: ${row.motivo}`,
            caption: [t(`held.corrects.${row.corrigir}`), asked(row), met(row)].join(' · '),
            actions: close(row),
          })}
        />
      )}
      {rows.length > 0 && !narrow && (
        <SimpleTable
          label={t('corrections.title')}
          density="list"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'who', header: t('corrections.who'), width: 180, cell: name },
            {
              key: 'what',
              header: t('corrections.what'),
              width: 240,
              cell: ({ o_que, corrigir }) => (
                <Box sx={{ py: '4px' }}>
                  <Box sx={{ lineHeight: '18px' }}>{o_que}</Box>
                  <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
                    {t(`held.corrects.${corrigir}`)}
                  </Box>
                </Box>
              ),
            },
            { key: 'why', header: t('corrections.why'), cell: ({ motivo }) => motivo },
            { key: 'asked', header: t('corrections.asked'), width: 180, cell: asked },
            {
              key: 'state',
              header: t('corrections.state'),
              width: 200,
              cell: (row) => (row.atendido_em === null ? close(row) : met(row)),
            },
          ]}
        />
      )}
    </CardShell>
  );
}
