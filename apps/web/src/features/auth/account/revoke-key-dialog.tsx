import type { ProgramKey } from '@fonte/contracts/routes/account';
import { DialogShell, Notice, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { keysQuery, revokeKey } from './key-calls.ts';

/** Asks once before a key ends; without the password, so that nothing stands in the way of who has lost one. */
export function RevokeKeyDialog({ programKey, onClose }: { programKey: ProgramKey; onClose: () => void }) {
  const { t } = useTexts('programKeys');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { mutate, isPending, error } = useMutation({
    mutationFn: revokeKey,
    onSuccess: (keys) => {
      client.setQueryData(keysQuery().queryKey, keys);
      snackbar.success(t('revoke.done'));
      onClose();
    },
  });
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('revoke.title')}
      width={440}
      foot={
        <>
          <Button onClick={onClose}>{t('revoke.cancel')}</Button>
          <Button
            variant="contained"
            color="error"
            aria-busy={isPending}
            onClick={() => !isPending && mutate(programKey.id)}
          >
            {t('revoke.submit')}
          </Button>
        </>
      }
    >
      <Box role="alert">{error && <Notice tone="error">{sentenceOf(error)}</Notice>}</Box>
      <Box>{t('revoke.lead', { name: programKey.nome })}</Box>
    </DialogShell>
  );
}
