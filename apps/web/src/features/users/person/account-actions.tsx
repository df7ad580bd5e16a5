import { can } from '@fonte/contracts';
import { ConfirmDialog, useSnackbar } from '@fonte/ui';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import KeyOffOutlined from '@mui/icons-material/KeyOffOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useSignedIn } from '../../../core/session/session-store.ts';
import { blockUser, inviteAgain, PEOPLE_KEY, type User } from '../calls.ts';
import { FactorDialog } from './factor-dialog.tsx';

/** What else is done with an account: blocked, invited again, let begin the second factor anew. */
export function AccountActions({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTexts('users');
  const { id: own, profile } = useSignedIn();
  const [asking, setAsking] = useState<'block' | 'factor' | null>(null);
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const ended = (title: string, text: string) => async () => {
    snackbar.success(title, text);
    onDone();
    await client.invalidateQueries({ queryKey: [PEOPLE_KEY] });
  };
  const failed = (failure: unknown) => {
    setAsking(null);
    snackbar.failure(t('edit.failed'), sentenceOf(failure));
  };
  const blocked = user.situacao === 'bloqueada';
  const block = useMutation({
    mutationFn: blockUser,
    onSuccess: blocked
      ? ended(t('edit.unblocked'), t('edit.unblockedDetail'))
      : ended(t('edit.blocked'), t('edit.blockedDetail')),
    onError: failed,
  });
  const again = useMutation({
    mutationFn: inviteAgain,
    onSuccess: ended(t('edit.invitedAgain'), t('edit.invitedAgainDetail')),
    onError: failed,
  });
  if (user.id === own) return null;
  return (
    <Box sx={{ display: 'grid', gap: '4px', justifyItems: 'start' }}>
      {user.situacao === 'convidada' && (
        <Button
          startIcon={<ForwardToInboxOutlined />}
          disabled={again.isPending}
          onClick={() => again.mutate(user.id)}
        >
          {t('edit.inviteAgain')}
        </Button>
      )}
      {blocked ? (
        <Button
          startIcon={<LockOpenOutlined />}
          disabled={block.isPending}
          onClick={() => block.mutate({ id: user.id, bloquear: false })}
        >
          {t('edit.unblock')}
        </Button>
      ) : (
        <Button startIcon={<BlockOutlined />} color="error" onClick={() => setAsking('block')}>
          {t('edit.block')}
        </Button>
      )}
      {user.fator && can(profile, 'people.review') && (
        <Button startIcon={<KeyOffOutlined />} color="error" onClick={() => setAsking('factor')}>
          {t('edit.resetFactor')}
        </Button>
      )}
      {asking === 'block' && (
        <ConfirmDialog
          open
          question={t('block.question')}
          detail={t('block.detail', { name: user.nome, email: user.email })}
          busy={block.isPending}
          onConfirm={() => block.mutate({ id: user.id, bloquear: true })}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'factor' && (
        <FactorDialog
          user={user}
          onDone={ended(t('factor.done'), t('factor.doneDetail'))}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
