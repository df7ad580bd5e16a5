import { formatDate } from '@fonte/pt-br';
import { Notice, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { MEDIA_KEY } from '../calls.ts';
import { FewLines } from './few-lines.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { useUnsent } from './use-unsent.ts';
import './texts.ts';

export type UnsentBarProps = {
  /** Whose files they are; others on this device see how many there are, and nothing of them. */
  person: number;
};

/** Above every page, while files wait on this device: the person's own, how many of others, and what went unsent. */
export function UnsentBar({ person }: UnsentBarProps) {
  const { t } = useTexts('unsent');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const unsent = useUnsent(person, () => {
    snackbar.success(t('done'), t('doneDetail'));
    void client.invalidateQueries({ queryKey: [MEDIA_KEY] });
  });
  const { rows, others, gone, twice } = unsent;
  // While the list of files is open it stays when the last of them has gone.
  const [had, setHad] = useState(false);
  if (rows.length > 0 && !had) setHad(true);
  const quiet = rows.length === 0 && others === null && gone.length === 0 && twice.length === 0;
  if (quiet && !had) return null;
  return (
    <Box
      sx={quiet ? {} : { p: { xs: '8px 12px', sm: '12px 20px 0' }, display: 'grid', gap: '8px' }}
      data-print="hide"
    >
      {gone.length > 0 && (
        <Notice tone="warning" role="alert" dense>
          <FewLines lines={gone.map((name) => t('gone', { name }))} />
        </Notice>
      )}
      {twice.length > 0 && (
        <Notice
          tone="warning"
          role="status"
          dense
          end={
            <Button size="small" onClick={unsent.seen}>
              {t('seen')}
            </Button>
          }
        >
          <FewLines lines={twice.map(({ name, before }) => t('twice', { name, date: formatDate(before) }))} />
        </Notice>
      )}
      {had && <UnsentNotice {...unsent} />}
      {others !== null && (
        <Notice tone="info" role="status" dense>
          {t(others.files === 1 ? 'othersOne' : 'othersMany', {
            count: String(others.files),
            date: formatDate(new Date(others.until)),
          })}
        </Notice>
      )}
    </Box>
  );
}
