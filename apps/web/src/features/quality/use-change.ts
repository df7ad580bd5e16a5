import { useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { QUEUE_KEY } from './calls.ts';

/** What tells of findings: the queue, and the page of Data Quality with what is silenced. */
const TOLD = [QUEUE_KEY, 'board', 'report', 'rows'];

/** Changes a finding, says how that went, and has the queue asked anew. */
export function useChange<T>(change: (what: T) => Promise<unknown>, done: 'took' | 'released' | 'saved') {
  const { t } = useTexts('quality');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useMutation({
    mutationFn: change,
    onSuccess: () => snackbar.success(t(done), t(`${done}Detail`)),
    onError: (failure) => snackbar.failure(t('failed'), sentenceOf(failure)),
    onSettled: () => Promise.all(TOLD.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
