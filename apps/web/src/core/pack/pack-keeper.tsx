import { ageOf, formatDateTime } from '@fonte/pt-br';
import { Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { StoredUser } from '../session/session-store.ts';
import { keepPack } from './keep-pack.ts';
import { endKept, shownKept, useShownKept } from './pack-state.ts';
import { useAskAgain } from './use-ask-again.ts';
import './texts.ts';

/** Looked after again each, ms: a data version comes about once a day, a network whenever it likes. */
const AGAIN_MS = 60_000;

export type PackKeeperProps = { user: StoredUser };

/** Keeps the person's properties on this device, where it has a worker that opens the portal without a network; says so while the page is drawn from them. */
export function PackKeeper({ user }: PackKeeperProps) {
  const { id, profile, uf } = user;
  const client = useQueryClient();
  // What was answered by this device is asked of the server anew: by each that is open.
  const askAgain = () => {
    endKept();
    void client.invalidateQueries();
  };
  useAskAgain(askAgain);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('locks' in navigator)) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const look = () => void keepPack(user, signal).catch(() => undefined);
    const again = () => {
      if (shownKept() !== null && navigator.onLine) askAgain();
      look();
    };
    let timer = 0;
    // Without the worker nothing opens without a network; it comes once the first page is at rest.
    void navigator.serviceWorker.ready.then(() => {
      if (signal.aborted) return;
      look();
      timer = window.setInterval(again, AGAIN_MS);
    });
    addEventListener('online', again, { signal });
    return () => {
      clearInterval(timer);
      left.abort(new DOMException('Página deixada', 'AbortError'));
    };
    // Who it is, and what they see; the session's refresh makes a new object of the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, profile, uf, client]);
  return <KeptNotice />;
}

/** That what is shown is of this device, since when, and how old that is; a page may stay open for days in the field. */
function KeptNotice() {
  const { t } = useTexts('pack');
  const shown = useShownKept();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  if (shown === null) return null;
  const { since, older } = shown;
  return (
    <Box sx={{ p: { xs: '8px 12px', sm: '12px 20px 0' } }} data-print="hide">
      <Notice tone="info" role="status" dense>
        {t('offline', { when: formatDateTime(since), age: ageOf(new Date(since), now) })}
        {older && ` ${t('older')}`}
      </Notice>
    </Box>
  );
}
