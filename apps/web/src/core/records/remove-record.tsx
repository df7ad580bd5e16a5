import { ConfirmDialog, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../api/sentence.ts';

export type RemoveRecordProps = {
  question: string;
  detail: string;
  /** Title and sentence, once it is gone. */
  done: readonly [string, string];
  /** Title and what is said before the server's own sentence. */
  failed: readonly [string, string];
  remove: () => Promise<unknown>;
  /** Whatever came of it. */
  onEnd: () => void;
};

/** Asks before something is deleted, deletes it and says so; everything shown is then asked anew. */
export function RemoveRecord({ question, detail, done, failed, remove, onEnd }: RemoveRecordProps) {
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      snackbar.success(...done);
      onEnd();
      await client.invalidateQueries();
    },
    onError: (failure) => {
      snackbar.failure(failed[0], `${failed[1]} ${sentenceOf(failure)}`);
      onEnd();
    },
  });
  return (
    <ConfirmDialog
      open
      question={question}
      detail={detail}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onEnd}
    />
  );
}
