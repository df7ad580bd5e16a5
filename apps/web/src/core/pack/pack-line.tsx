import { counted, formatDateTime, formatInteger } from '@fonte/pt-br';
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { askToKeep, mayAskToKeep } from '../device-room.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { formatBytes } from '../report/files/bytes.ts';
import { useSignedIn } from '../session/session-store.ts';
import { keepPack } from './keep-pack.ts';
import { usePackState, type PackState } from './pack-state.ts';
import './texts.ts';

const ICONS = {
  whole: CloudDoneOutlined,
  full: CloudDoneOutlined,
  collecting: CloudDownloadOutlined,
  asks: CloudDownloadOutlined,
  broken: CloudOffOutlined,
  none: CloudDoneOutlined,
  left: CloudOffOutlined,
} as const;

/** How many of the own properties this device has taken along, of when; what is on its way, and what waits for a network or for room. */
export function PackLine() {
  const { t } = useTexts('pack');
  const user = useSignedIn();
  const { mark, work } = usePackState();
  const words = useWords({ mark, work });
  if (words === null) return null;
  const Icon = ICONS[work];
  return (
    <Box role="status" sx={LINE}>
      <Icon aria-hidden sx={{ fontSize: 16, flex: 'none' }} />
      <span>{words}</span>
      {(work === 'asks' || work === 'broken') && (
        <Button size="small" onClick={() => void keepPack(user, new AbortController().signal, true)}>
          {t('now')}
        </Button>
      )}
      {mark !== null && mark.done > 0 && <Stay />}
    </Box>
  );
}

/** What came by itself may be cleared by the browser where the device runs full, until its reader asks it not to. */
function Stay() {
  const { t } = useTexts('pack');
  const [offered, setOffered] = useState(false);
  useEffect(() => void mayAskToKeep().then(setOffered), []);
  if (!offered) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        setOffered(false);
        void askToKeep();
      }}
    >
      {t('stay')}
    </Button>
  );
}

function useWords({ mark, work }: PackState): string | null {
  const { t } = useTexts('pack');
  if (work === 'asks') return t('asks');
  if (mark === null || work === 'left') return null;
  const { done, total, bytes, at } = mark;
  const values = { done: formatInteger(done), total: formatInteger(total) };
  if (work === 'collecting' && done < total) return t('coming', values);
  if (work === 'full') return t('full', values);
  if (done < total) return t('broken', values);
  return t('here', {
    properties: counted(total, t('property'), t('properties')),
    when: formatDateTime(at),
    size: formatBytes(bytes),
  });
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: 13,
  lineHeight: '18px',
  color: 'text.secondary',
  '& > span': { flex: '1 1 0', minWidth: 0 },
};
