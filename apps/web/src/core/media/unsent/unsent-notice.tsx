import { counted, formatDate, plural } from '@fonte/pt-br';
import { ConfirmDialog, Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Unsent } from '../../uploads/unsent-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { UnsentState } from './use-unsent.ts';
import './texts.ts';

/** What of a file is told. */
type Told = Pick<Unsent, 'id' | 'name' | 'refused'>;
export type UnsentNoticeProps = Pick<UnsentState, 'state' | 'until' | 'send' | 'discard'> & {
  rows: readonly Told[];
};

/**
 * How many files wait, what becomes of them, and the two things that can be done. What was refused is discarded by itself: what waits beside it stays, and can be
 * discarded once nothing refused is there.
 */
export function UnsentNotice({ rows, state, until, send, discard }: UnsentNoticeProps) {
  const { t } = useTexts('unsent');
  const [asks, setAsks] = useState(false);
  // What was asked about goes, whatever is refused while the question stands.
  const [going, setGoing] = useState<readonly Told[]>([]);
  const refused = rows.filter((row) => row.refused !== null);
  const waiting = rows.length - refused.length;
  const filesOf = (count: number) => counted(count, t('file'), t('files'));
  return (
    <>
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
            <Button
              size="small"
              onClick={() => {
                setGoing(refused.length > 0 ? refused : rows);
                setAsks(true);
              }}
            >
              {t(refused.length > 0 ? 'discardRefused' : 'discard')}
            </Button>
          </Box>
        }
      >
        {waiting > 0 && (
          <Box>
            {t('waiting', { files: filesOf(waiting), wait: plural(waiting, t('waits'), t('wait')) })}{' '}
            {t(state)}
          </Box>
        )}
        {refused.map(({ id, name, refused: sentence }) => (
          <Box key={id}>{t('refused', { name, sentence: sentence ?? '' })}</Box>
        ))}
        {until !== null && (
          <Box>{t(rows.length === 1 ? 'untilOne' : 'untilMany', { date: formatDate(new Date(until)) })}</Box>
        )}
      </Notice>
      <ConfirmDialog
        open={asks}
        question={t(going.some((row) => row.refused !== null) ? 'askRefused' : 'ask')}
        detail={going.length === 1 ? t('askDetailOne') : t('askDetail', { files: filesOf(going.length) })}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          discard(going.map(({ id }) => id));
        }}
      />
    </>
  );
}
