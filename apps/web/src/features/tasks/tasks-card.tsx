import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import { EmptyState, FailedState, LoadingState, Pager, TabCard } from '@fonte/ui';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { taskListQuery, type Task, type TaskGroup } from './calls.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { TaskRows } from './task-rows.tsx';

const GROUPS: readonly TaskGroup[] = ['agora', 'falharam', 'terminadas'];
const HEIGHT = 260;

/** 'Tarefas do servidor': three lists, each a tab with its count. */
export function TasksCard() {
  const { t } = useTexts('tasks');
  const [group, setGroup] = useState<TaskGroup>('agora');
  const [page, setPage] = useState(0);
  const [cancelling, setCancelling] = useState<Task | null>(null);
  const [looking, setLooking] = useState<Task | null>(null);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...taskListQuery(group, page),
    placeholderData: keepPreviousData,
  });
  const count = (one: TaskGroup) => (data ? formatInteger(data.totais[one]) : '…');
  const open = (key: string) => {
    setGroup(key as TaskGroup);
    setPage(0);
  };
  return (
    <TabCard
      title={t('list.title')}
      subtitle={t('list.lead')}
      tabs={GROUPS.map((key) => ({ key, label: t(`list.${key}`, { count: count(key) }) }))}
      tab={group}
      onTab={open}
    >
      {isError && <FailedState sentence={t('list.failed')} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {!isError && data && data.linhas.length === 0 && (
        <EmptyState
          sentence={t(`empty.${group}`)}
          detail={t('empty.detail')}
          icon={<PlaylistAddCheckOutlined />}
          height={HEIGHT}
        />
      )}
      {!isError && data && data.linhas.length > 0 && (
        <Box aria-busy={isPlaceholderData}>
          <TaskRows
            label={t(`list.${group}`, { count: count(group) })}
            rows={data.linhas}
            onCancel={setCancelling}
            onDeliveries={setLooking}
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: '16px', py: '4px' }}>
            <Pager page={page} pageSize={GRID_PAGE_SIZE} count={data.totais[group]} onPage={setPage} />
          </Box>
        </Box>
      )}
      {cancelling && <CancelDialog task={cancelling} onEnd={() => setCancelling(null)} />}
      {looking && <DeliveriesDialog task={looking} onClose={() => setLooking(null)} />}
    </TabCard>
  );
}
