import { formatDateTime } from '@fonte/pt-br';
import { ListCards, SimpleTable, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { runTask, type Task } from './calls.ts';
import { TaskState } from './task-state.tsx';
import { useRun } from './use-run.ts';

export type TaskRowsProps = {
  label: string;
  rows: readonly Task[];
  onCancel: (task: Task) => void;
  onDeliveries: (task: Task) => void;
};

/** Tasks as a table, on the phone as cards: what, how it stands, when, how often, what came of it, what can be done. */
export function TaskRows({ label, rows, onCancel, onDeliveries }: TaskRowsProps) {
  const { t } = useTexts('tasks');
  const narrow = useNarrow('md');
  const { mutate, isPending } = useRun(runTask);
  const when = ({ situacao, quando, iniciada_em, terminada_em }: Task) => {
    if (terminada_em !== null) return t('when.ended', { moment: formatDateTime(terminada_em) });
    if (situacao === 'executando' && iniciada_em !== null)
      return t('when.since', { moment: formatDateTime(iniciada_em) });
    return t('when.due', { moment: formatDateTime(quando) });
  };
  const attempts = ({ tentativas, limite }: Task) =>
    limite === null ? tentativas : t('attempts', { done: tentativas, limit: limite });
  const actions = (task: Task) => (
    <TaskActions
      task={task}
      busy={isPending}
      onRun={() => mutate(task)}
      onCancel={() => onCancel(task)}
      onDeliveries={() => onDeliveries(task)}
    />
  );
  if (narrow)
    return (
      <ListCards
        label={label}
        rows={rows}
        rowKey={({ id }) => id}
        card={(task) => ({
          title: task.nome,
          end: <TaskState situation={task.situacao} />,
          subtitle: task.sobre,
          body: task.motivo ?? task.resultado,
          caption: `${when(task)} · ${t('list.attempts')}: ${attempts(task)}`,
          actions: actions(task),
        })}
      />
    );
  return (
    <SimpleTable
      label={label}
      density="list"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'task', header: t('list.task'), cell: (task) => <TaskName task={task} /> },
        {
          key: 'state',
          header: t('list.state'),
          width: 120,
          cell: ({ situacao }) => <TaskState situation={situacao} />,
        },
        { key: 'when', header: t('list.when'), width: 150, cell: when },
        { key: 'attempts', header: t('list.attempts'), align: 'right', width: 96, cell: attempts },
        { key: 'said', header: t('list.said'), cell: ({ motivo, resultado }) => motivo ?? resultado ?? '' },
        { key: 'actions', header: t('list.actions'), width: 300, cell: actions },
      ]}
    />
  );
}

function TaskName({ task: { nome, sobre } }: { task: Task }) {
  return (
    <Box sx={{ py: '6px', minWidth: 150 }}>
      <Box sx={{ fontWeight: 600 }}>{nome}</Box>
      {sobre && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{sobre}</Box>}
    </Box>
  );
}

type TaskActionsProps = {
  task: Task;
  busy: boolean;
  onRun: () => void;
  onCancel: () => void;
  onDeliveries: () => void;
};

function TaskActions({ task, busy, onRun, onCancel, onDeliveries }: TaskActionsProps) {
  const { t } = useTexts('tasks');
  const run = task.situacao === 'esperando' ? t('act.runNow') : t('act.run');
  const named = (action: string) => t('act.named', { action, task: task.nome, id: task.id });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
      {task.tipo === 'mail.send' && task.tentativas > 0 && (
        <Button size="small" aria-label={named(t('act.deliveries'))} onClick={onDeliveries}>
          {t('act.deliveries')}
        </Button>
      )}
      {task.pode.includes('executar') && (
        <Button size="small" aria-label={named(run)} disabled={busy} onClick={onRun}>
          {run}
        </Button>
      )}
      {task.pode.includes('cancelar') && (
        <Button size="small" color="error" aria-label={named(t('act.cancel'))} onClick={onCancel}>
          {t('act.cancel')}
        </Button>
      )}
    </Box>
  );
}
