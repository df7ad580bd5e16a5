import { formatDate, formatDateTime } from '@fonte/pt-br';
import { FailedState, LoadingState, Notice, SideDrawer, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../../core/api/failure.ts';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RevealCpf } from '../../../core/people/reveal-cpf.tsx';
import { accessOf, draftOf, faultsOf, type AccessFaults } from './access-draft.ts';
import { AccessFields } from './access-fields.tsx';
import { AccountActions } from './account-actions.tsx';
import { PEOPLE_KEY, profilesQuery, revealCpf, updateUser, type User } from '../calls.ts';
import { fieldFaults } from './field-faults.ts';
import { StaleDialog } from './stale-dialog.tsx';

/** 'Editar usuário', beside the list: profile and uf, and what else is done with an account. */
export function EditDrawer({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTexts('users');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { data: profiles, isError, error, refetch } = useQuery(profilesQuery());
  // What is edited: at first as the list had it, after a conflict as it stands.
  const [base, setBase] = useState(user);
  const [draft, setDraft] = useState(() => draftOf(user));
  const [faults, setFaults] = useState<AccessFaults>({});
  const [theirs, setTheirs] = useState<{ user: User; sentence: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: updateUser,
    onSuccess: async () => {
      snackbar.success(t('edit.saved'), t('edit.savedDetail'));
      onClose();
      await client.invalidateQueries({ queryKey: [PEOPLE_KEY] });
    },
    onError: (failure) => {
      const stale = failure instanceof ApiFailure && failure.code === 'staleVersion';
      if (stale) return setTheirs({ user: failure.current as User, sentence: sentenceOf(failure) });
      const field = fieldFaults(failure);
      if (field) return setFaults(field);
      return snackbar.failure(t('edit.failed'), sentenceOf(failure));
    },
  });
  const save = (of: User) => {
    const wrong = faultsOf(profiles ?? [], draft, of.cpf_consta === true, t('edit.required'));
    setFaults(wrong);
    if (Object.keys(wrong).length === 0) mutate({ user: of, access: accessOf(draft) });
  };
  const last =
    base.ultimo_acesso === null
      ? t('list.never')
      : t('edit.lastAt', { date: formatDateTime(base.ultimo_acesso) });
  return (
    <SideDrawer
      open
      modal={false}
      top={101}
      width={372}
      onClose={onClose}
      title={t('edit.title')}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={!profiles}
            aria-busy={isPending}
            onClick={() => !isPending && save(base)}
          >
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '16px' }}>
        <Box>
          <Box sx={{ fontWeight: 600, fontSize: 16 }}>{base.nome}</Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>{base.email}</Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {t('edit.since', { date: formatDate(base.data_cadastro), last })}
          </Box>
        </Box>
        {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={160} />}
        {!isError && !profiles && <LoadingState height={160} />}
        {profiles && (
          <AccessFields
            profiles={profiles}
            draft={draft}
            faults={faults}
            user={base}
            onChange={(next) => {
              setDraft(next);
              setFaults({});
            }}
          />
        )}
        {base.cpf && (
          <RevealCpf cpf={base.cpf} name={base.nome} ask={(motivo) => revealCpf({ id: base.id, motivo })} />
        )}
        <Notice tone="warning" dense>
          {t('edit.ends')}
        </Notice>
        <AccountActions user={base} onDone={onClose} />
      </Box>
      {theirs && profiles && (
        <StaleDialog
          sentence={theirs.sentence}
          theirs={theirs.user}
          mine={draft}
          profiles={profiles}
          onTakeTheirs={() => {
            setBase(theirs.user);
            setDraft(draftOf(theirs.user));
            setTheirs(null);
          }}
          onKeepMine={() => {
            setBase(theirs.user);
            setTheirs(null);
            save(theirs.user);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </SideDrawer>
  );
}
