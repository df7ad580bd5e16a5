import { DialogShell } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { draftOf, type AccessDraft } from './access-draft.ts';
import type { KnownProfile, User } from '../calls.ts';

export type StaleDialogProps = {
  /** The server's sentence. */
  sentence: string;
  theirs: User;
  mine: AccessDraft;
  profiles: readonly KnownProfile[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
};

/** Somebody else changed the account meanwhile: both sides, and nothing is written before one is chosen. */
export function StaleDialog({
  sentence,
  theirs,
  mine,
  profiles,
  onTakeTheirs,
  onKeepMine,
  onClose,
}: StaleDialogProps) {
  const { t } = useTexts('users');
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('stale.title')}
      width={560}
      context={<span>{sentence}</span>}
      foot={
        <>
          <Button variant="outlined" onClick={onKeepMine}>
            {t('stale.keepMine')}
          </Button>
          <Button variant="contained" onClick={onTakeTheirs}>
            {t('stale.takeTheirs')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px' }}>
        <Side title={t('stale.theirs')} draft={draftOf(theirs)} profiles={profiles}>
          {theirs.situacao === 'ativa'
            ? null
            : t('stale.alsoBlocked', { state: t(`states.${theirs.situacao}`) })}
        </Side>
        <Side title={t('stale.mine')} draft={mine} profiles={profiles} />
      </Box>
    </DialogShell>
  );
}

type SideProps = {
  title: string;
  draft: AccessDraft;
  profiles: readonly KnownProfile[];
  children?: string | null;
};

function Side({ title, draft, profiles, children }: SideProps) {
  const { t } = useTexts('users');
  const nameOf = (id: number | null) => profiles.find((one) => one.id === id)?.perfil ?? '';
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, fontSize: 14, lineHeight: '20px' }}>
        {title}
      </Box>
      <Box>{nameOf(draft.profile)}</Box>
      {draft.others.length > 0 && <Box>{draft.others.map(nameOf).join(', ')}</Box>}
      <Box sx={{ color: 'text.secondary' }}>{draft.uf === '' ? t('stale.noUf') : draft.uf}</Box>
      {children && <Box>{children}</Box>}
    </Box>
  );
}
