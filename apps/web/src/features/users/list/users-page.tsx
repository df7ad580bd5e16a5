import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import { PageColumn } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../../core/navigation/header-actions.tsx';
import { PageTabs } from '../../../core/navigation/page-tabs.tsx';
import { RemoveRecord } from '../../../core/records/remove-record.tsx';
import { removeUser, type User } from '../calls.ts';
import { EditDrawer } from '../person/edit-drawer.tsx';
import { InviteDrawer } from '../person/invite-drawer.tsx';
import { UsersCard } from './users-card.tsx';
import '../texts.ts';

/** /gestao-usuarios: who has an account, with which profile and uf; edited beside the list, removed after a question (third text, section 2.7). */
export function UsersPage() {
  const { t } = useTexts('users');
  const [editing, setEditing] = useState<User | null>(null);
  const [removing, setRemoving] = useState<User | null>(null);
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <HeaderActions>
        <Button variant="contained" startIcon={<PersonAddAltOutlined />} onClick={() => setInviting(true)}>
          {t('list.invite')}
        </Button>
      </HeaderActions>
      <PageColumn>
        <PageTabs page="usuarios" />
        {/* The drawer stands beside the list, not over it. */}
        <Box sx={editing ? { mr: { lg: '372px' } } : undefined}>
          <UsersCard editing={editing?.id ?? null} onEdit={setEditing} onRemove={setRemoving} />
        </Box>
      </PageColumn>
      {editing && <EditDrawer key={editing.id} user={editing} onClose={() => setEditing(null)} />}
      {inviting && <InviteDrawer onClose={() => setInviting(false)} />}
      {removing && (
        <RemoveRecord
          question={t('remove.question')}
          detail={t('remove.detail', { name: removing.nome, email: removing.email })}
          done={[t('remove.done.0'), t('remove.done.1')]}
          failed={[t('remove.failed.0'), t('remove.failed.1')]}
          remove={() => removeUser(removing.id)}
          onEnd={() => setRemoving(null)}
        />
      )}
    </>
  );
}
