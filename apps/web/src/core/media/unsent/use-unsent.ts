import { useCallback, useEffect, useRef, useState } from 'react';
import { heldNames, hold, whenFree, type Release } from '../../uploads/hold.ts';
import { UNSENT_CHANGED, unsentStore, type Unsent } from '../../uploads/unsent-store.ts';
import { BROKEN, sendUnsent, type Round, type Twice, type UnsentWork } from './send-unsent.ts';
import { UNSENT_WORK } from './unsent-work.ts';
import { tidyUnsent, type Tidied } from './tidy-unsent.ts';
import { waitingOf, type Waiting } from './unsent-age.ts';

/** Tried again after this while the line does not carry it, ms. */
const AGAIN_MS = 60_000;
/** What a device keeps that can keep nothing. */
const NOTHING: Tidied = { stays: [], gone: [] };

export type UnsentState = {
  /** Files that nobody is sending in a panel. */
  rows: readonly Unsent[];
  state: 'sending' | 'offline' | 'paused';
  /** Which of them is on its way, and how much of it is there, 0 to 1. */
  way: { readonly id: string; readonly share: number } | null;
  /** Files that went while this page is open, and were there already. */
  twice: readonly Twice[];
  /** Until when the person's files stay; null while nothing is known of it. */
  until: number | null;
  /** Files of other people on this device: how many, and nothing else of them. */
  others: Waiting | null;
  /** Names of the person's files that went unsent while this page is open, as their time was over. */
  gone: readonly string[];
  send: () => void;
  /** Takes files off this device, by id. */
  discard: (ids: readonly string[]) => void;
  /** What came twice was read. */
  seen: () => void;
};

/** A person's files on this device, sent by themselves: at once, when the network is back, when the page is looked at again, each minute. */
export function useUnsent(person: number, onSent: (files: number) => void): UnsentState {
  const [rows, setRows] = useState<readonly Unsent[]>([]);
  const [state, setState] = useState<UnsentState['state']>('paused');
  const [way, setWay] = useState<UnsentState['way']>(null);
  const [twice, setTwice] = useState<readonly Twice[]>([]);
  const [kept, setKept] = useState<Pick<UnsentState, 'until' | 'others'>>({ until: null, others: null });
  const [gone, setGone] = useState<readonly string[]>([]);
  // A file that a panel or another tab holds, which may close and leave it.
  const [awaited, setAwaited] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const own = useRef(new Set<string>());
  const told = useRef(onSent);
  useEffect(() => {
    told.current = onSent;
  });
  const look = useCallback(async (): Promise<readonly Unsent[]> => {
    const [all, held] = await Promise.all([unsentStore.of(person).catch(() => []), heldNames()]);
    const elsewhere = all.filter(({ id }) => held.has(id) && !own.current.has(id));
    const free = all.filter((row) => !elsewhere.includes(row));
    setRows(free);
    setAwaited(elsewhere[0]?.id ?? null);
    return free;
  }, [person]);
  const round = useCallback(async () => {
    const free = await look();
    if (running.current || free.every(({ refused }) => refused !== null)) return;
    if (!navigator.onLine) {
      setState('offline');
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState('sending');
    const work: UnsentWork = {
      ...UNSENT_WORK,
      hold: (id) => holdOwn(id, own.current),
      onWay: (id, share) => setWay({ id, share }),
    };
    let sent = 0;
    let last: Round;
    do {
      // oxlint-disable-next-line no-await-in-loop -- what came in meanwhile goes as well; a broken line waits for the next occasion
      last = await sendUnsent(person, work, controller.signal).catch(() => BROKEN);
      sent += last.sent;
      const { twice: more } = last;
      if (more.length > 0) setTwice((before) => [...before, ...more]);
    } while (!last.broken && last.sent > 0);
    if (controller.signal.aborted) return;
    running.current = null;
    setWay(null);
    setState(navigator.onLine ? 'paused' : 'offline');
    await look();
    if (sent > 0) told.current(sent);
  }, [person, look]);
  const tidy = useCallback(
    async (spared: (row: Unsent) => boolean) => {
      const held = await heldNames();
      const { stays, gone: over } = await tidyUnsent(
        Date.now(),
        (row) => held.has(row.id) || spared(row),
      ).catch(() => NOTHING);
      const isOwn = (row: Unsent) => row.person === person;
      setKept({
        until: waitingOf(stays.filter(isOwn))?.until ?? null,
        others: waitingOf(stays.filter((row) => !isOwn(row))),
      });
      if (!over.some(isOwn)) return;
      setGone((before) => [...before, ...over.filter(isOwn).map(({ name }) => name)]);
      await look();
    },
    [person, look],
  );
  const send = useCallback(async () => {
    if (running.current) return;
    // Told before the round, which a bad line makes long; an own file whose time is over has its last try first.
    await tidy((row) => row.person === person && row.leaves !== undefined);
    await round();
    if (!running.current) await tidy(() => false);
  }, [person, round, tidy]);
  useEffect(() => {
    const again = () => void send();
    const seen = () => {
      if (document.visibilityState === 'visible') again();
    };
    const changed = () => {
      if (running.current) void look();
      else again();
    };
    again();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    addEventListener(UNSENT_CHANGED, changed);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      removeEventListener(UNSENT_CHANGED, changed);
      document.removeEventListener('visibilitychange', seen);
      running.current?.abort(new DOMException('Página deixada', 'AbortError'));
      running.current = null;
    };
  }, [send, look]);
  useEffect(() => {
    if (awaited === null) return undefined;
    const left = new AbortController();
    whenFree(awaited, left.signal).then(
      () => void (running.current ? look() : send()),
      () => undefined,
    );
    return () => left.abort();
  }, [awaited, send, look]);
  const discard = async (ids: readonly string[]) => {
    const going = new Set(ids);
    // What was refused is not on its way: the others go on.
    if (rows.some(({ id, refused }) => going.has(id) && refused === null)) {
      running.current?.abort(new DOMException('Descartado', 'AbortError'));
      running.current = null;
    }
    setRows((before) => before.filter(({ id }) => !going.has(id)));
    await Promise.all(ids.map((id) => unsentStore.remove(id)));
  };
  return {
    rows,
    state,
    way,
    twice,
    ...kept,
    gone,
    send: () => void send(),
    discard: (ids) => void discard(ids),
    seen: () => setTwice([]),
  };
}

/** Holds a file and says so in `own` while it does: what this page sends is none that somebody else holds. */
async function holdOwn(id: string, own: Set<string>): Promise<Release | null> {
  const release = await hold(id);
  if (!release) return null;
  own.add(id);
  return () => {
    own.delete(id);
    release();
  };
}
