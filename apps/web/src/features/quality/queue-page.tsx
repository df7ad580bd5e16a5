import { FINDING_STATES, type FindingState } from '@fonte/contracts/quality-queue';
import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import { EmptyState, FailedState, lazyDialog, LoadingState, Pager, TabCard, PageColumn } from '@fonte/ui';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { PageTabs } from '../../core/navigation/page-tabs.tsx';
import type { AnswerDialogProps } from './answer-dialog.tsx';
import { queueQuery, type QueuedFinding } from './calls.ts';
import { Narrowing } from './narrowing.tsx';
import { QueueRows } from './queue-rows.tsx';
import { useQueue } from './queue-address.ts';
import './texts.ts';

const AnswerDialog = lazyDialog<AnswerDialogProps>(() =>
  import('./answer-dialog.tsx').then((module) => module.AnswerDialog),
);

const HEIGHT = 320;

/** /data-quality/fila: findings by what was done about them; what is looked at stands in the address. */
export function QueuePage() {
  const { t } = useTexts('quality');
  const { uf } = useFilters();
  const { queue, change } = useQueue();
  const [answering, setAnswering] = useState<QueuedFinding | null>(null);
  const { data, isError, error, isPlaceholderData, refetch } = useQuery(queueQuery(queue, uf));
  const { situacao, pagina } = queue;
  const label = (state: FindingState) =>
    t(`states.${state}`, { count: data ? formatInteger(data.totais[state]) : '…' });
  return (
    <PageColumn>
      <PageTabs page="filaDeQualidade" />
      <TabCard
        title={t('title')}
        subtitle={t('lead')}
        tabs={FINDING_STATES.map((key) => ({ key, label: label(key) }))}
        tab={situacao}
        onTab={(key) => change({ situacao: key as FindingState })}
      >
        <Narrowing queue={queue} onChange={change} />
        {isError && (
          <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
        )}
        {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
        {!isError && data?.linhas.length === 0 && (
          <EmptyState
            sentence={t(`empty.${situacao}`)}
            detail={t('emptyDetail')}
            icon={<FactCheckOutlined />}
            height={HEIGHT}
          />
        )}
        {!isError && data && data.linhas.length > 0 && (
          <Box aria-busy={isPlaceholderData}>
            <QueueRows label={label(situacao)} rows={data.linhas} onAnswer={setAnswering} />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: '16px', py: '4px' }}>
              <Pager
                page={pagina}
                pageSize={GRID_PAGE_SIZE}
                count={data.totais[situacao]}
                onPage={(page) => change({ pagina: page })}
              />
            </Box>
          </Box>
        )}
      </TabCard>
      {answering && <AnswerDialog row={answering} onClose={() => setAnswering(null)} />}
    </PageColumn>
  );
}
