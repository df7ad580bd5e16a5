import { ApiFailure } from '../../api/failure.ts';
import type { Release } from '../../uploads/hold.ts';
import { bringFile, type Way } from '../../uploads/bring-file.ts';
import type { Clock } from '../../uploads/send-file.ts';
import type { UploadCalls } from '../../uploads/tus-calls.ts';
import type { Unsent, UnsentStore } from '../../uploads/unsent-store.ts';
import type { Described } from '../field-faults.ts';
import type { Committed } from '../upload/upload-calls.ts';
import { isWorthAnotherTry } from '../upload/upload-item.ts';

/** What sending asks of others; handed in. */
export type UnsentWork = {
  store: UnsentStore;
  calls: UploadCalls;
  /** Makes a file out of an upload whose bytes are all there; the same upload again is the same file. */
  commit: (property: string, upload: string, file: Described) => Promise<Committed>;
  /** Null where another tab is at it. */
  hold: (id: string) => Promise<Release | null>;
  /** Told of the file that is on its way, and how much of it is there, 0 to 1. */
  onWay?: (id: string, share: number) => void;
  clock?: Clock;
};

/** A file that is there, whose bytes the property had been sent at that day before. */
export type Twice = { readonly name: string; readonly before: string };

/** How a round ended: files that are there now, which of them came twice, files refused for good, and whether the line carried no more. */
export type Round = { sent: number; twice: readonly Twice[]; refused: number; broken: boolean };

/** The device's own store failed. */
export const BROKEN: Round = { sent: 0, twice: [], refused: 0, broken: true };

/** Sends a person's files one after the other, each from where it stands, until all are there or the line carries no more. */
export async function sendUnsent(person: number, work: UnsentWork, signal: AbortSignal): Promise<Round> {
  const round = { sent: 0, twice: [] as Twice[], refused: 0, broken: false };
  const waiting = (await work.store.of(person)).filter(({ refused }) => refused === null);
  for (const unsent of waiting) {
    if (signal.aborted) return { ...round, broken: true };
    // oxlint-disable no-await-in-loop -- a line of the field carries one
    const release = await work.hold(unsent.id);
    if (!release) continue;
    try {
      const before = await sendOne(unsent, work, signal);
      round.sent += 1;
      if (before !== null) round.twice.push({ name: unsent.name, before });
    } catch (failure) {
      if (signal.aborted || isWorthAnotherTry(failure)) return { ...round, broken: true };
      round.refused += 1;
      const refused = failure instanceof ApiFailure ? failure.message : 'Um erro desconhecido ocorreu';
      // As it stands now: it may have been corrected since the list was read.
      const now = await rowOf(unsent, work);
      if (now) await work.store.put({ ...now, upload: null, whole: false, refused });
    } finally {
      release();
    }
    // oxlint-enable no-await-in-loop
  }
  return round;
}

const rowOf = async ({ person, id }: Unsent, { store }: UnsentWork): Promise<Unsent | undefined> =>
  (await store.of(person)).find((row) => row.id === id);

/** Gives the day at which the property was sent the same bytes before; null where it was not. */
async function sendOne(unsent: Unsent, work: UnsentWork, signal: AbortSignal): Promise<string | null> {
  // Another tab may have ended it between the list and the lock, or gone on with it.
  const now = await rowOf(unsent, work);
  if (!now) return null;
  let way: Way = now;
  let before: string | null = null;
  await bringFile(
    {
      file: now.file,
      name: now.name,
      upload: now.upload,
      whole: now.whole,
      signal,
      onWay: async (next, sent) => {
        work.onWay?.(now.id, now.file.size === 0 ? 0 : sent / now.file.size);
        if (next.upload === way.upload && next.whole === way.whole) return;
        way = next;
        // What is lost with a failed write is bytes that are sent again, never a file.
        await work.store.put({ ...now, ...next }).catch(() => undefined);
      },
      commit: async (upload) => {
        before = (await work.commit(now.property, upload, now)).already;
      },
    },
    work.calls,
    work.clock,
  );
  await work.store.remove(now.id);
  return before;
}
