import { DialogShell, Notice, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { accountQuery, confirmEmail, sessionsQuery } from './calls.ts';

/** The link of the mail to a new e-mail was followed: asked once more, so that opening a mail changes nothing by itself. */
export function ConfirmEmailDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTexts('account');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirmEmail,
    onSuccess: async (own) => {
      client.setQueryData(accountQuery().queryKey, own);
      snackbar.success(t('own.confirmed'), t('own.confirmedDetail'));
      onClose();
      await client.invalidateQueries(sessionsQuery());
    },
  });
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('own.confirmTitle')}
      width={440}
      foot={
        <>
          <Button onClick={onClose}>{t('own.cancel')}</Button>
          <Button variant="contained" aria-busy={isPending} onClick={() => !isPending && mutate(token)}>
            {t('own.confirm')}
          </Button>
        </>
      }
    >
      <Box role="alert">{error && <Notice tone="error">{sentenceOf(error)}</Notice>}</Box>
      <Box>{t('own.confirmLead')}</Box>
    </DialogShell>
  );
}
