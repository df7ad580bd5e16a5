import { DialogShell, LabelledField, Notice } from '@fonte/ui';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiFailure } from '../api/failure.ts';
import { sentenceOf } from '../api/sentence.ts';
import { useTexts } from '../i18n/use-texts.ts';
import './texts.ts';

interface Revealed {
  /** As it is shown until then. */
  readonly cpf: string;
  readonly name: string;
  /** Asks for the whole of it; the log keeps who asked and why. */
  readonly ask: (motivo: string) => Promise<{ cpf: string | null }>;
}

/** 'Mostrar CPF': somebody's whole CPF, after a reason that the log keeps; closed, it is gone from the page. */
export function RevealCpf(revealed: Revealed) {
  const { t } = useTexts('revealCpf');
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button size="small" startIcon={<VisibilityOutlined />} onClick={() => setOpen(true)}>
        {t('show', { cpf: revealed.cpf })}
      </Button>
      {open && <RevealDialog {...revealed} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function RevealDialog({ name, ask, onClose }: Omit<Revealed, 'cpf'> & { onClose: () => void }) {
  const { t } = useTexts('revealCpf');
  const form = useId();
  const [motivo, setMotivo] = useState('');
  const { mutate, isPending, error, data, reset } = useMutation({ mutationFn: ask });
  const wrong =
    error instanceof ApiFailure && error.code === 'invalidRequest' ? sentenceOf(error) : undefined;
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('title', { name })}
      width={480}
      context={t('lead')}
      initialFocus="content"
      foot={
        data ? (
          <Button variant="contained" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={form} variant="contained" aria-busy={isPending}>
              {t('submit')}
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
          if (!isPending && !data) mutate(motivo);
        }}
        sx={{ display: 'grid', gap: '12px', pt: '4px' }}
      >
        <Box role="alert">
          {error && wrong === undefined && <Notice tone="error">{sentenceOf(error)}</Notice>}
        </Box>
        {data ? (
          <Box role="status" sx={{ fontSize: 20, fontWeight: 600 }}>
            {data.cpf ?? t('none')}
          </Box>
        ) : (
          <LabelledField
            label={t('reason')}
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
