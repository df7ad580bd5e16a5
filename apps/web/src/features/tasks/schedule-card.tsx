import { formatDateTime } from '@fonte/pt-br';
import {
  CardShell,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  SimpleTable,
  useNarrow,
} from '@fonte/ui';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { runScheduled, scheduleQuery, type ScheduledTask } from './calls.ts';
import { TaskState } from './task-state.tsx';
import { useRun } from './use-run.ts';

const HEIGHT = 200;

/** 'Agenda': what comes again, when it ran and how that went, when it runs next. */
export function ScheduleCard() {
  const { t } = useTexts('tasks');
  const { data, isError, refetch } = useQuery(scheduleQuery());
  return (
    <CardShell title={t('schedule.title')} subtitle={t('schedule.lead')} flush>
      {isError && (
        <FailedState sentence={t('schedule.failed')} onRetry={() => void refetch()} height={HEIGHT} />
      )}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {!isError && data?.length === 0 && (
        <EmptyState sentence={t('schedule.empty')} icon={<EventRepeatOutlined />} height={HEIGHT} />
      )}
      {!isError && data && data.length > 0 && <ScheduleRows rows={data} />}
    </CardShell>
  );
}

function ScheduleRows({ rows }: { rows: readonly ScheduledTask[] }) {
  const { t } = useTexts('tasks');
  const narrow = useNarrow('md');
  const { mutate, isPending } = useRun(runScheduled);
  const last = ({ ultima }: ScheduledTask) =>
    ultima === null ? t('schedule.never') : formatDateTime(ultima);
  const outcome = ({ situacao, resultado }: ScheduledTask) =>
    situacao && (
      <Box sx={{ py: '6px' }}>
        <TaskState situation={situacao} />
        {resultado && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{resultado}</Box>}
      </Box>
    );
  const action = (row: ScheduledTask) => (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`${t('act.runNow')}: ${row.nome}`}
      onClick={() => mutate(row)}
    >
      {t('act.runNow')}
    </Button>
  );
  if (narrow)
    return (
      <ListCards
        label={t('schedule.title')}
        rows={rows}
        rowKey={({ tipo }) => tipo}
        card={(row) => ({
          title: row.nome,
          subtitle: row.sobre,
          body: outcome(row),
          caption: `${t('schedule.last')}: ${last(row)} · ${t('schedule.next')}: ${formatDateTime(row.proxima)}`,
          actions: action(row),
        })}
      />
    );
  return (
    <SimpleTable
      label={t('schedule.title')}
      density="list"
      rows={rows}
      rowKey={({ tipo }) => tipo}
      columns={[
        {
          key: 'task',
          header: t('list.task'),
          cell: ({ nome, sobre }) => (
            <Box sx={{ py: '6px' }}>
              <Box sx={{ fontWeight: 600 }}>{nome}</Box>
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{sobre}</Box>
            </Box>
          ),
        },
        { key: 'last', header: t('schedule.last'), width: 150, cell: last },
        { key: 'outcome', header: t('schedule.outcome'), cell: outcome },
        {
          key: 'next',
          header: t('schedule.next'),
          width: 150,
          cell: ({ proxima }) => formatDateTime(proxima),
        },
        { key: 'actions', header: t('list.actions'), width: 150, cell: action },
      ]}
    />
  );
}
