import { counted, formatDate, plural } from '@fonte/pt-br';
import { ConfirmDialog, lazyDialog, Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { wasRefused, type Unsent } from '../../uploads/unsent-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FewLines } from './few-lines.tsx';
import type { UnsentFilesProps } from './unsent-files.tsx';
import type { UnsentState } from './use-unsent.ts';
import './texts.ts';

const UnsentFiles = lazyDialog<UnsentFilesProps>(() =>
  import('./unsent-files.tsx').then((module) => module.UnsentFiles),
);

export type UnsentNoticeProps = Pick<UnsentState, 'rows' | 'state' | 'way' | 'until' | 'send' | 'discard'>;

/**
 * How many files wait, what becomes of them, and what can be done: one by one in their list, or all of them here. What was refused is discarded by itself: what
 * waits beside it stays, and can be discarded once nothing refused is there.
 */
export function UnsentNotice({ rows, state, way, until, send, discard }: UnsentNoticeProps) {
  const { t } = useTexts('unsent');
  const [lists, setLists] = useState(false);
  const [asks, setAsks] = useState(false);
  // What was asked about goes, whatever is refused while the question stands.
  const [going, setGoing] = useState<readonly Unsent[]>([]);
  const refused = rows.filter(wasRefused);
  const drafts = rows.filter((row) => row.draft);
  const [draft] = drafts;
  const waiting = rows.length - refused.length - drafts.length;
  const filesOf = (count: number) => counted(count, t('file'), t('files'));
  const ask = (some: readonly Unsent[]) => {
    setGoing(some);
    setAsks(true);
  };
  return (
    <>
      {rows.length > 0 && (
        <Notice tone={refused.length > 0 ? 'warning' : 'info'} role="status" dense>
          {waiting > 0 && (
            <Box>
              {t('waiting', { files: filesOf(waiting), wait: plural(waiting, t('waits'), t('wait')) })}{' '}
              {t(state)}
            </Box>
          )}
          <FewLines
            lines={refused.map(({ name, refused: sentence }) =>
              t('refused', { name, sentence: sentence ?? '' }),
            )}
          />
          {draft && (
            <Box>
              {drafts.length === 1
                ? t('draft', { name: draft.name })
                : t('drafts', { files: filesOf(drafts.length) })}
            </Box>
          )}
          {until !== null && (
            <Box>
              {t(rows.length === 1 ? 'untilOne' : 'untilMany', { date: formatDate(new Date(until)) })}
            </Box>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', ml: '-4px' }}>
            <Button size="small" onClick={() => setLists(true)}>
              {t('show')}
            </Button>
            {waiting > 0 && state !== 'sending' && (
              <Button size="small" onClick={send}>
                {t('now')}
              </Button>
            )}
            <Button size="small" onClick={() => ask(refused.length > 0 ? refused : rows)}>
              {t(refused.length > 0 ? 'discardRefused' : 'discard')}
            </Button>
          </Box>
        </Notice>
      )}
      {lists && (
        <UnsentFiles
          rows={rows}
          state={state}
          way={way}
          send={send}
          onDiscard={(row) => ask([row])}
          onClose={() => setLists(false)}
        />
      )}
      <ConfirmDialog
        open={asks}
        question={t(going.length > 0 && going.every(wasRefused) ? 'askRefused' : 'ask')}
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
