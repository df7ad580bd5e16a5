import { Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { sendCode } from './calls.ts';
import { CodeField } from './code-field.tsx';
import { useFactorSentence } from './use-factor-sentence.ts';

export type MailedCodeProps = { field: UseFormRegisterReturn; error?: string | undefined };

/** Asks for a code in the account's mailbox, and takes it: the password alone does not decide whose factor is enrolled. */
export function MailedCode({ field, error }: MailedCodeProps) {
  const { t } = useTexts('factor');
  const sentence = useFactorSentence();
  const { mutate, isPending, isSuccess, error: failure } = useMutation({ mutationFn: sendCode });
  const refused = sentence(failure);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '8px' }}>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{t('enrol.mailLead')}</Typography>
      <Button
        variant="outlined"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t(isSuccess ? 'enrol.mailAgain' : 'enrol.mailSend')}
      </Button>
      <Box role="status">
        {refused ? (
          <Notice tone="error" dense>
            {refused}
          </Notice>
        ) : (
          isSuccess && (
            <Notice tone="info" dense>
              {t('enrol.mailSent')}
            </Notice>
          )
        )}
      </Box>
      <CodeField label={t('enrol.mailCode')} error={error} {...field} />
    </Box>
  );
}
