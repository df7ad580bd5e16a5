import { formatPercent } from '@fonte/pt-br';
import { DialogShell, Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { KEPT_DAYS } from '../../../core/kept-records.ts';
import { wasRefused } from '../../../core/uploads/unsent-store.ts';
import type { UnsentAtSignOut } from './use-unsent-at-sign-out.ts';
import '../texts.ts';

const WIDTH = 460;

export type UnsentQuestionProps = Omit<UnsentAtSignOut, 'unsent'> & {
  unsent: NonNullable<UnsentAtSignOut['unsent']>;
  onStay: () => void;
};

/** Before somebody leaves whose files were not sent: sent first, kept for them on this device, or deleted. */
export function UnsentQuestion({ unsent, sending, send, keep, forget, onStay }: UnsentQuestionProps) {
  const { t } = useTexts('auth');
  const busy = sending !== null && sending !== 'broken';
  const refused = unsent.filter(wasRefused);
  const waits = unsent.some((row) => row.refused === null);
  return (
    <DialogShell open onClose={onStay} title={t('logout.unsent')} width={WIDTH} initialFocus="content">
      <Box sx={{ display: 'grid', gap: '12px' }}>
        <div>
          {unsent.length === 1
            ? t('logout.unsentOne')
            : t('logout.unsentMany', { count: String(unsent.length) })}
        </div>
        {refused.map(({ id, name, refused: sentence }) => (
          <Notice key={id} tone="warning" dense>
            {t('logout.refused', { name, sentence: sentence ?? '' })}
          </Notice>
        ))}
        {busy && (
          <Notice tone="info" role="status" dense>
            {sending.name === ''
              ? t('logout.sendingAll')
              : t('logout.sending', { name: sending.name, share: formatPercent(sending.share * 100, 0) })}
          </Notice>
        )}
        {sending === 'broken' && (
          <Notice tone="warning" role="alert" dense>
            {t('logout.notAll')}
          </Notice>
        )}
        <Box sx={{ display: 'grid', gap: '8px' }}>
          {waits && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer that loses nothing has the focus (docs/design/tokens.md, "States")
            <Button variant="contained" autoFocus disabled={busy} onClick={send}>
              {t('logout.sendFirst')}
            </Button>
          )}
          <Button variant="outlined" disabled={busy} onClick={keep}>
            {t('logout.leaveKept')}
          </Button>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {t('logout.keptUntil', { days: KEPT_DAYS })}
          </Box>
          <Button variant="outlined" color="error" disabled={busy} onClick={forget}>
            {t('logout.leaveAnyway')}
          </Button>
          <Button variant="text" onClick={onStay}>
            {t('logout.stay')}
          </Button>
        </Box>
      </Box>
    </DialogShell>
  );
}
