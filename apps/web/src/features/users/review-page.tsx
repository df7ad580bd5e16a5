import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { formatDate, formatDateTime, formatInteger } from '@fonte/pt-br';
import {
  CardAction,
  ConfirmDialog,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  Pager,
  TabCard,
  useSnackbar,
  PageColumn,
} from '@fonte/ui';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { PageTabs } from '../../core/navigation/page-tabs.tsx';
import { useSaving } from '../../core/report/files/use-saving.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import {
  decideAccess,
  PEOPLE_KEY,
  reviewFile,
  reviewQuery,
  type Reviewed,
  type ReviewGroup,
} from './calls.ts';
import './texts.ts';

const HEIGHT = 320;
const GROUPS: readonly ReviewGroup[] = ['pendentes', 'decididas'];

/** /gestao-usuarios/revisao: who still has access that nobody may need, decided once in a half-year. */
export function ReviewPage() {
  const { t } = useTexts('users');
  const [params, setParams] = useSearchParams();
  const group: ReviewGroup = params.get('grupo') === 'decididas' ? 'decididas' : 'pendentes';
  const [page, setPage] = useState(0);
  const [taking, setTaking] = useState<Reviewed | null>(null);
  const { start, running } = useSaving();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { data, isError, error, refetch } = useQuery(reviewQuery(group, page));
  const { mutate, isPending } = useMutation({
    mutationFn: decideAccess,
    onSuccess: async (_answer, { decisao }) => {
      const kept = decisao === 'mantido';
      snackbar.success(
        t(kept ? 'review.kept' : 'review.withdrawn'),
        t(kept ? 'review.keptDetail' : 'review.withdrawnDetail'),
      );
      await client.invalidateQueries({ queryKey: [PEOPLE_KEY] });
    },
    onError: (failure) => snackbar.failure(t('edit.failed'), sentenceOf(failure)),
    onSettled: () => setTaking(null),
  });
  const count = (one: ReviewGroup) => (data ? formatInteger(data.totais[one]) : '…');
  return (
    <PageColumn>
      <PageTabs page="revisaoDeAcessos" />
      <TabCard
        title={t('review.title')}
        subtitle={data && t('review.lead', { from: formatDate(data.desde), to: formatDate(data.ate) })}
        actions={
          <CardAction
            label={t('review.download')}
            icon={<FileDownloadOutlined />}
            busy={running !== null}
            onClick={() =>
              start({
                title: t('review.title'),
                name: 'revisao.csv',
                open: (signal) => reviewFile(group, signal),
              })
            }
          />
        }
        tabs={GROUPS.map((key) => ({ key, label: t(`review.${key}`, { count: count(key) }) }))}
        tab={group}
        onTab={(key) => {
          setPage(0);
          setParams(key === 'decididas' ? { grupo: key } : {}, { replace: true });
        }}
      >
        {isError && (
          <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
        )}
        {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
        {!isError && data?.linhas.length === 0 && (
          <EmptyState
            sentence={t(group === 'pendentes' ? 'review.emptyPendentes' : 'review.emptyDecididas')}
            icon={<FactCheckOutlined />}
            height={HEIGHT}
          />
        )}
        {!isError && data && data.linhas.length > 0 && (
          <>
            <ReviewRows
              rows={data.linhas}
              busy={isPending}
              onKeep={({ id }) => mutate({ id, decisao: 'mantido' })}
              onTake={setTaking}
            />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: '16px', py: '4px' }}>
              <Pager page={page} pageSize={GRID_PAGE_SIZE} count={data.totais[group]} onPage={setPage} />
            </Box>
          </>
        )}
      </TabCard>
      {taking && (
        <ConfirmDialog
          open
          question={t('review.question')}
          detail={t('review.detail', { name: taking.nome })}
          busy={isPending}
          onConfirm={() => mutate({ id: taking.id, decisao: 'retirado' })}
          onCancel={() => setTaking(null)}
        />
      )}
    </PageColumn>
  );
}

type ReviewRowsProps = {
  rows: readonly Reviewed[];
  busy: boolean;
  onKeep: (row: Reviewed) => void;
  onTake: (row: Reviewed) => void;
};

function ReviewRows({ rows, busy, onKeep, onTake }: ReviewRowsProps) {
  const { t } = useTexts('users');
  const { id: own } = useSignedIn();
  const decision = ({ decisao, decidido_em, decidido_por }: Reviewed) =>
    decisao === null
      ? null
      : t('review.by', {
          decision: t(`review.${decisao}`),
          date: formatDateTime(decidido_em ?? ''),
          who: decidido_por ?? t('review.somebody'),
        });
  return (
    <ListCards
      label={t('review.title')}
      rows={rows}
      rowKey={({ id }) => id}
      card={(row) => ({
        title: row.nome,
        subtitle: `${row.email} · ${row.perfil}${row.uf === null ? '' : ` · ${row.uf}`}`,
        body: row.motivos.map((reason) => t(`review.reasons.${reason}`)).join(' · '),
        caption: (
          <>
            {t('list.last')}:{' '}
            {row.ultimo_acesso === null ? t('list.never') : formatDateTime(row.ultimo_acesso)}
            {row.decisao !== null && <Box>{decision(row)}</Box>}
          </>
        ),
        actions:
          row.id === own ? (
            <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('review.own')}</Box>
          ) : (
            <>
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                aria-label={t('review.keepNamed', { name: row.nome })}
                onClick={() => onKeep(row)}
              >
                {t('review.keep')}
              </Button>
              <Button
                size="small"
                color="error"
                disabled={busy}
                aria-label={t('review.withdrawNamed', { name: row.nome })}
                onClick={() => onTake(row)}
              >
                {t('review.withdraw')}
              </Button>
            </>
          ),
      })}
    />
  );
}
