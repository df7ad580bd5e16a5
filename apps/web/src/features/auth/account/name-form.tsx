import { LabelledField, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { keepUser, useSignedIn } from '../../../core/session/session-store.ts';
import { accountQuery, changeName } from './calls.ts';

/** The own name, written at once where it is changed. */
export function NameForm({ name }: { name: string }) {
  const { t } = useTexts('account');
  const user = useSignedIn();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [nome, setNome] = useState(name);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: changeName,
    onSuccess: (own) => {
      snackbar.success(t('own.nameDone'));
      keepUser({ ...user, cpf: null, nome: own.nome });
      client.setQueryData(accountQuery().queryKey, own);
    },
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('own.name')}
      onSubmit={(event: { preventDefault(): void }) => {
        event.preventDefault();
        if (!isPending) mutate(nome);
      }}
      sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}
    >
      <LabelledField
        label={t('own.name')}
        value={nome}
        autoComplete="name"
        inputProps={{ maxLength: 200 }}
        onChange={(event) => {
          setNome(event.target.value);
          reset();
        }}
        error={error ? sentenceOf(error) : undefined}
      />
      {nome.trim() !== name && (
        <Button type="submit" variant="contained" aria-busy={isPending}>
          {t('own.saveName')}
        </Button>
      )}
    </Box>
  );
}
