import { ConfirmDialog, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { cancelTask, TASKS_KEY, type Task } from './calls.ts';

/** Asks before a task is cancelled, and says what is lost with it. */
export function CancelDialog({ task, onEnd }: { task: Task; onEnd: () => void }) {
  const { t } = useTexts('tasks');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { mutate, isPending } = useMutation({
    mutationFn: cancelTask,
    onSuccess: () => snackbar.success(t('cancel.done'), t('cancel.doneDetail')),
    onError: (failure) => snackbar.failure(t('act.failed'), sentenceOf(failure)),
    onSettled: async () => {
      onEnd();
      await client.invalidateQueries({ queryKey: [TASKS_KEY] });
    },
  });
  const running = task.situacao === 'executando';
  const lost = task.tipo === 'mail.send' ? 'cancel.mail' : running ? 'cancel.running' : 'cancel.waiting';
  return (
    <ConfirmDialog
      open
      question={t('cancel.question', { task: task.nome })}
      detail={t(lost)}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      busy={isPending}
      onConfirm={() => mutate(task)}
      onCancel={onEnd}
    />
  );
}
