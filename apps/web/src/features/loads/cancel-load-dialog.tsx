import { ConfirmDialog, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { cancelLoad, LOADS_KEY, type SentLoad } from './calls.ts';
import './texts.ts';

export type CancelLoadDialogProps = {
  load: Pick<SentLoad, 'id' | 'nome'>;
  running: boolean;
  onEnd: () => void;
  /** It is given up. */
  onGone: () => void;
};

/** Asks before a load is given up, and says what goes with it. */
export function CancelLoadDialog({ load, running, onEnd, onGone }: CancelLoadDialogProps) {
  const { t } = useTexts('loads');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { mutate, isPending } = useMutation({
    mutationFn: cancelLoad,
    onSuccess: () => {
      snackbar.success(t('cancel.done'), t('cancel.doneDetail'));
      onGone();
    },
    onError: (failure) => snackbar.failure(t('act.failed'), sentenceOf(failure)),
    onSettled: async () => {
      onEnd();
      await client.invalidateQueries({ queryKey: [LOADS_KEY] });
    },
  });
  return (
    <ConfirmDialog
      open
      question={t('cancel.question', { name: load.nome })}
      detail={t(running ? 'cancel.running' : 'cancel.waiting')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      busy={isPending}
      onConfirm={() => mutate(load.id)}
      onCancel={onEnd}
    />
  );
}
