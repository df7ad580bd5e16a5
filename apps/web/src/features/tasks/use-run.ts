import { useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { TASKS_KEY } from './calls.ts';

/** Asks for a run, says how that went, and has the page asked anew. */
export function useRun<T>(run: (what: T) => Promise<unknown>) {
  const { t } = useTexts('tasks');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useMutation({
    mutationFn: run,
    onSuccess: () => snackbar.success(t('act.asked'), t('act.askedDetail')),
    onError: (failure) => snackbar.failure(t('act.failed'), sentenceOf(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: [TASKS_KEY] }),
  });
}
