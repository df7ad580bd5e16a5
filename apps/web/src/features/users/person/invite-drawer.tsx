import { FailedState, LabelledField, LoadingState, SideDrawer, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { accessOf, EMPTY_DRAFT, faultsOf } from './access-draft.ts';
import { AccessFields } from './access-fields.tsx';
import { inviteUser, PEOPLE_KEY, profilesQuery } from '../calls.ts';
import { fieldFaults, type PersonFaults } from './field-faults.ts';

/** 'Convidar por email': name, address, profile and uf beforehand, so that nobody waits as Consulta Pública. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('users');
  const form = useId();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { data: profiles, isError, error, refetch } = useQuery(profilesQuery());
  const [person, setPerson] = useState({ nome: '', email: '' });
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [faults, setFaults] = useState<PersonFaults>({});
  const { mutate, isPending } = useMutation({
    mutationFn: inviteUser,
    onSuccess: async () => {
      snackbar.success(t('invite.done'), t('invite.doneDetail'));
      onClose();
      await client.invalidateQueries({ queryKey: [PEOPLE_KEY] });
    },
    onError: (failure) => {
      const field = fieldFaults(failure);
      if (field) setFaults(field);
      else snackbar.failure(t('edit.failed'), sentenceOf(failure));
    },
  });
  const submit = () => {
    const required = t('edit.required');
    const wrong = {
      ...faultsOf(profiles ?? [], draft, false, required),
      ...(person.nome.trim() === '' ? { nome: required } : {}),
      ...(person.email.trim() === '' ? { email: required } : {}),
    };
    setFaults(wrong);
    if (Object.keys(wrong).length === 0) mutate({ ...person, ...accessOf(draft) });
  };
  const write = (next: Partial<typeof person>) => {
    setPerson({ ...person, ...next });
    setFaults({});
  };
  return (
    <SideDrawer
      open
      width={372}
      onClose={onClose}
      title={t('invite.title')}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={form} variant="contained" disabled={!profiles} aria-busy={isPending}>
            {t('invite.submit')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          if (!isPending) submit();
        }}
        sx={{ display: 'grid', gap: '16px' }}
      >
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('invite.lead')}</Box>
        <LabelledField
          label={t('invite.name')}
          value={person.nome}
          autoComplete="off"
          onChange={(event) => write({ nome: event.target.value })}
          error={faults.nome}
        />
        <LabelledField
          label={t('invite.email')}
          type="email"
          value={person.email}
          autoComplete="off"
          onChange={(event) => write({ email: event.target.value })}
          error={faults.email}
        />
        {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={160} />}
        {!isError && !profiles && <LoadingState height={160} />}
        {profiles && (
          <AccessFields
            profiles={profiles}
            draft={draft}
            faults={faults}
            onChange={(next) => {
              setDraft(next);
              setFaults({});
            }}
          />
        )}
      </Box>
    </SideDrawer>
  );
}
