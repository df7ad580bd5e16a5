import { DialogShell, LabelledField, Notice } from '@fonte/ui';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiFailure } from '../../../core/api/failure.ts';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { revealCpf, type User } from '../calls.ts';

/** 'Mostrar CPF': the whole CPF of an account, after a reason that the log keeps; closed, it is gone from the page. */
export function RevealCpf({ user }: { user: User }) {
  const { t } = useTexts('users');
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button size="small" startIcon={<VisibilityOutlined />} onClick={() => setOpen(true)}>
        {t('reveal.show', { cpf: user.cpf ?? '' })}
      </Button>
      {open && <RevealDialog user={user} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function RevealDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTexts('users');
  const form = useId();
  const [motivo, setMotivo] = useState('');
  const { mutate, isPending, error, data, reset } = useMutation({ mutationFn: revealCpf });
  const wrong =
    error instanceof ApiFailure && error.code === 'invalidRequest' ? sentenceOf(error) : undefined;
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('reveal.title', { name: user.nome })}
      width={480}
      context={t('reveal.lead')}
      initialFocus="content"
      foot={
        data ? (
          <Button variant="contained" onClick={onClose}>
            {t('reveal.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('edit.cancel')}</Button>
            <Button type="submit" form={form} variant="contained" aria-busy={isPending}>
              {t('reveal.submit')}
            </Button>
          </>
        )
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          if (!isPending && !data) mutate({ id: user.id, motivo });
        }}
        sx={{ display: 'grid', gap: '12px', pt: '4px' }}
      >
        <Box role="alert">
          {error && wrong === undefined && <Notice tone="error">{sentenceOf(error)}</Notice>}
        </Box>
        {data ? (
          <Box role="status" sx={{ fontSize: 20, fontWeight: 600 }}>
            {data.cpf ?? t('reveal.none')}
          </Box>
        ) : (
          <LabelledField
            label={t('reveal.reason')}
            value={motivo}
            multiline
            minRows={2}
            autoComplete="off"
            inputProps={{ maxLength: 300 }}
            onChange={(event) => {
              setMotivo(event.target.value);
              reset();
            }}
            error={wrong}
          />
        )}
      </Box>
    </DialogShell>
  );
}
