import { counted, plural } from '@fonte/pt-br';
import { ConfirmDialog, Notice, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { MEDIA_KEY } from '../calls.ts';
import { useUnsent } from './use-unsent.ts';
import './texts.ts';

export type UnsentBarProps = {
  /** Whose files they are; others on this device see nothing of them. */
  person: number;
};

/** Above every page, while files wait on this device: how many, what becomes of them, and the two things that can be done. */
export function UnsentBar({ person }: UnsentBarProps) {
  const { t } = useTexts('unsent');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [asks, setAsks] = useState(false);
  const { rows, state, send, discard } = useUnsent(person, () => {
    snackbar.success(t('done'), t('doneDetail'));
    void client.invalidateQueries({ queryKey: [MEDIA_KEY] });
  });
  if (rows.length === 0) return null;
  const refused = rows.filter((row) => row.refused !== null);
  const waiting = rows.length - refused.length;
  const files = counted(waiting, t('file'), t('files'));
  return (
    <Box sx={{ p: { xs: '8px 12px 0', sm: '12px 20px 0' } }} data-print="hide">
      <Notice
        tone={refused.length > 0 ? 'warning' : 'info'}
        role="status"
        dense
        end={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
            {waiting > 0 && state !== 'sending' && (
              <Button size="small" onClick={send}>
                {t('now')}
              </Button>
            )}
            <Button size="small" onClick={() => setAsks(true)}>
              {t('discard')}
            </Button>
          </Box>
        }
      >
        {waiting > 0 && (
          <Box>
            {t('waiting', { files, wait: plural(waiting, t('waits'), t('wait')) })} {t(state)}
          </Box>
        )}
        {refused.map(({ id, name, refused: sentence }) => (
          <Box key={id}>{t('refused', { name, sentence: sentence ?? '' })}</Box>
        ))}
      </Notice>
      <ConfirmDialog
        open={asks}
        question={t('ask')}
        detail={
          rows.length === 1
            ? t('askDetailOne')
            : t('askDetail', { files: counted(rows.length, t('file'), t('files')) })
        }
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          discard();
        }}
      />
    </Box>
  );
}
