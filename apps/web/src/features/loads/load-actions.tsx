import { useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { checkLoad, LOADS_KEY, type OneLoad } from './calls.ts';
import { isOutdated } from './outdated.ts';
import './texts.ts';

export type LoadActionsProps = {
  load: OneLoad;
  standing: number | null;
  onAsk: (what: 'import' | 'cancel') => void;
  onClose: (() => void) | undefined;
};

/** What can be done with a load that nothing is being done with. */
export function LoadActions({ load, standing, onAsk, onClose }: LoadActionsProps) {
  const { t } = useTexts('loads');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { mutate, isPending } = useMutation({
    mutationFn: checkLoad,
    onError: (failure) => snackbar.failure(t('act.failed'), sentenceOf(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: [LOADS_KEY] }),
  });
  const { situacao, guardada_ate } = load;
  const kept = guardada_ate !== null;
  const outdated = isOutdated(load, standing);
  const ready = situacao === 'pronta' && !outdated;
  const named = (action: string) => t('act.named', { action, name: load.nome });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      {ready && (
        <Button variant="contained" aria-label={named(t('act.import'))} onClick={() => onAsk('import')}>
          {t('act.import')}
        </Button>
      )}
      {kept && !ready && (
        <Button
          variant={outdated ? 'contained' : 'outlined'}
          aria-label={named(t('act.check'))}
          disabled={isPending}
          onClick={() => mutate(load.id)}
        >
          {t('act.check')}
        </Button>
      )}
      {kept && (
        <Button color="error" aria-label={named(t('act.discard'))} onClick={() => onAsk('cancel')}>
          {t('act.discard')}
        </Button>
      )}
      {!kept && onClose && (
        <Button variant="outlined" aria-label={named(t('act.close'))} onClick={onClose}>
          {t('act.close')}
        </Button>
      )}
    </Box>
  );
}
