import { acceptedByName } from '@fonte/contracts/accepted-files';
import { counted } from '@fonte/pt-br';
import { lazyPart, LoadingState, PartFailure, SideDrawer } from '@fonte/ui';
import { UploadCard, type UploadState } from '@fonte/ui/media';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import PhotoOutlined from '@mui/icons-material/PhotoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { formatBytes } from '../../report/files/bytes.ts';
import { wasRefused, type Unsent } from '../../uploads/unsent-store.ts';
import type { CorrectFileProps } from './correct-file.tsx';
import type { UnsentState } from './use-unsent.ts';
import './texts.ts';

// The fields' parts weigh more than the list.
const CorrectFile = lazyPart<CorrectFileProps>(
  () => import('./correct-file.tsx').then((module) => module.CorrectFile),
  {
    waiting: () => <LoadingState shape="lines" height={120} />,
    failed: (_props, retry) => <PartFailure height={120} onRetry={retry} />,
  },
);

const THUMBS = { photo: PhotoOutlined, kml: PentagonOutlined, document: DescriptionOutlined };

export type UnsentFilesProps = Pick<UnsentState, 'rows' | 'state' | 'way' | 'send'> & {
  onDiscard: (row: Unsent) => void;
  onClose: () => void;
};

/** Every file that waits on this device: of which property, why it waits, and what can be done with it. */
export function UnsentFiles({ rows, state, way, send, onDiscard, onClose }: UnsentFilesProps) {
  const { t } = useTexts('unsent');
  const waits = rows.some(({ refused }) => refused === null);
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('filesTitle')}
      foot={
        <>
          <Box role="status" sx={{ flex: 1, fontSize: 13, color: 'text.secondary', alignSelf: 'center' }}>
            {rows.length === 0 ? t('none') : counted(rows.length, t('file'), t('files'))}
          </Box>
          {waits && state !== 'sending' && (
            <Button variant="contained" onClick={send}>
              {t('now')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '10px', minWidth: 0 }}>
        {rows.map((row) => (
          <OneFile key={row.id} row={row} state={state} way={way} onDiscard={() => onDiscard(row)} />
        ))}
      </Box>
    </SideDrawer>
  );
}

type OneFileProps = Pick<UnsentFilesProps, 'state' | 'way'> & { row: Unsent; onDiscard: () => void };

function OneFile({ row, state, way, onDiscard }: OneFileProps) {
  const { t } = useTexts('unsent');
  const [changes, setChanges] = useState(false);
  const { id, name, file, property, description, refused, draft, whole } = row;
  const going = way?.id === id;
  const words = draft ? 'complete' : refused === null ? 'change' : 'correct';
  const Thumb = THUMBS[acceptedByName(name)?.kind ?? 'document'];
  return (
    <UploadCard
      name={name}
      facts={formatBytes(file.size)}
      thumb={<Thumb aria-hidden />}
      state={stateOf(row, going ? way : null)}
    >
      <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <div>{t('ofProperty', { property })}</div>
        <div>{description}</div>
        {draft && <Box sx={{ color: 'text.primary' }}>{t('draft', { name })}</Box>}
        {refused === null && !going && (
          <Box sx={{ color: 'text.primary' }}>{t(state === 'sending' ? 'turn' : `why.${state}`)}</Box>
        )}
      </Box>
      {changes && !going ? (
        <CorrectFile row={row} onDone={() => setChanges(false)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', justifyContent: 'flex-end' }}>
          {/* Where all its bytes are there it may be a file already, with the words that it has. */}
          {!going && !whole && (
            <Button size="small" aria-label={t(`${words}Of`, { name })} onClick={() => setChanges(true)}>
              {t(words)}
            </Button>
          )}
          <Button size="small" aria-label={t('discardOf', { name })} onClick={onDiscard}>
            {t('discard')}
          </Button>
        </Box>
      )}
    </UploadCard>
  );
}

function stateOf(row: Unsent, way: UnsentState['way']): UploadState {
  if (wasRefused(row)) return { kind: 'failed', sentence: row.refused ?? '', retry: false };
  if (way === null) return { kind: 'editing' };
  return way.share < 1 ? { kind: 'sending', share: way.share } : { kind: 'storing' };
}
