import { useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../../core/api/failure.ts';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { saveIndicator, type Indicator, type IndicatorBody } from '../calls.ts';

/** Saves an indicator with section 8's sentences. `onStale` gets what somebody else saved meanwhile. */
export function useSaveIndicator(
  stored: Indicator | undefined,
  { onSaved, onStale }: { onSaved: () => void; onStale: (theirs: Indicator, sentence: string) => void },
) {
  const { t } = useTexts('indicatorConfig');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const refused = stored ? t('saved.notUpdated') : t('saved.notCreated');
  return useMutation({
    mutationFn: (body: IndicatorBody) => saveIndicator(stored?.id, body),
    onSuccess: async (answer) => {
      // An answer without an id is a save that did not happen (third text, section 8).
      if (typeof answer?.id !== 'number') {
        snackbar.failure(t('saved.failed'), refused);
        return;
      }
      const words = stored ? 'saved.updated' : 'saved.created';
      snackbar.success(t(`${words}.0`), t(`${words}.1`));
      onSaved();
      // Every figure may be another one now.
      await client.invalidateQueries();
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'staleVersion' && failure.current) {
        onStale(failure.current as Indicator, failure.message);
        return;
      }
      snackbar.failure(t('saved.failed'), `${refused} ${sentenceOf(failure)}`);
    },
  });
}
