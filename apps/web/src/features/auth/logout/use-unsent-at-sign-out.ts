import { useSnackbar } from '@fonte/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { currentUser } from '../../../core/session/session-store.ts';
import { inTime } from '../../../core/uploads/discarded.ts';
import { removeUnsent, unsentStore, type Unsent } from '../../../core/uploads/unsent-store.ts';

/** How the last try to send ended, or how far it is. */
export type Sending =
  | { readonly state: 'sending'; readonly name: string; readonly share: number }
  | 'broken'
  | null;

export type UnsentAtSignOut = {
  /** The person's files on this device that are still to be decided about; null until they are known. */
  unsent: readonly Unsent[] | null;
  sending: Sending;
  /** Sends them; what went needs no decision, and with the last of them the person leaves. */
  send: () => void;
  /** They stay for their person. */
  keep: () => void;
  forget: () => void;
};

const NONE: readonly Unsent[] = [];
/** Null where the device does not answer in time. */
async function filesOf(person: number): Promise<readonly Unsent[] | null> {
  let found: readonly Unsent[] | null = null;
  await inTime(unsentStore.of(person).then((rows) => (found = rows)));
  return found;
}

/**
 * The person's files that wait on this device. A session that is `over`, ended by itself, has none to ask about: its files stay for their person, who signs in again, and
 * nobody else is shown them.
 */
export function useUnsentAtSignOut(over: boolean): UnsentAtSignOut {
  const { t } = useTexts('discarded');
  const snackbar = useSnackbar();
  const [person] = useState(() => (over ? null : (currentUser()?.id ?? null)));
  const [unsent, setUnsent] = useState<readonly Unsent[] | null>(person === null ? NONE : null);
  const [sending, setSending] = useState<Sending>(null);
  const left = useRef(new AbortController());
  const forgetting = useRef(false);
  useEffect(() => {
    // Where nothing is known their person leaves, and what lies there waits for them.
    if (person !== null) void filesOf(person).then((found) => setUnsent(found ?? NONE));
    // React runs effects twice where it looks for faults.
    left.current = new AbortController();
    return () => left.current.abort(new DOMException('Página deixada', 'AbortError'));
  }, [person]);
  const send = async () => {
    if (person === null) return;
    const { signal } = left.current;
    const names = new Map(unsent?.map(({ id, name }) => [id, name]));
    setSending({ state: 'sending', name: '', share: 0 });
    const broken = await sendAll(person, signal, (id, share) =>
      setSending({ state: 'sending', name: names.get(id) ?? '', share }),
    );
    if (signal.aborted) return;
    setSending(broken ? 'broken' : null);
    const found = await filesOf(person);
    setUnsent((before) => found ?? (broken ? before : NONE));
  };
  const forget = async () => {
    if (forgetting.current) return;
    forgetting.current = true;
    // What a device that stands still does not remove in time goes from it at the next opening. Nobody is held by words that do not come.
    if (!(await inTime(removeUnsent(unsent?.map(({ id }) => id) ?? []))))
      void import('../../../core/uploads/discarded-texts.ts').then(
        () => snackbar.partly(t('still'), t('detail')),
        () => undefined,
      );
    setUnsent(NONE);
  };
  return {
    unsent,
    sending,
    send: () => void send(),
    keep: () => setUnsent(NONE),
    forget: () => void forget(),
  };
}

/** Whether the line did not carry all of them; what sends is fetched now, as most who leave have nothing to send. */
async function sendAll(
  person: number,
  signal: AbortSignal,
  onWay: (id: string, share: number) => void,
): Promise<boolean> {
  // The sender would try for a minute.
  if (!navigator.onLine) return true;
  try {
    const [{ sendUnsent }, { UNSENT_WORK }] = await Promise.all([
      import('../../../core/media/unsent/send-unsent.ts'),
      import('../../../core/media/unsent/unsent-work.ts'),
    ]);
    return (await sendUnsent(person, { ...UNSENT_WORK, onWay }, signal)).broken;
  } catch {
    return true;
  }
}
