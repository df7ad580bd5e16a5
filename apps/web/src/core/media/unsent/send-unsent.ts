import { ApiFailure } from '../../api/failure.ts';
import type { Release } from '../../uploads/hold.ts';
import { bringFile, type Way } from '../../uploads/bring-file.ts';
import type { Clock } from '../../uploads/send-file.ts';
import type { UploadCalls } from '../../uploads/tus-calls.ts';
import type { Unsent, UnsentStore } from '../../uploads/unsent-store.ts';
import type { Described } from '../field-faults.ts';
import { isWorthAnotherTry } from '../upload/upload-item.ts';

/** What sending asks of others; handed in. */
export type UnsentWork = {
  store: UnsentStore;
  calls: UploadCalls;
  /** Makes a file out of an upload whose bytes are all there; the same upload again is the same file. */
  commit: (property: string, upload: string, file: Described) => Promise<unknown>;
  /** Null where another tab is at it. */
  hold: (id: string) => Promise<Release | null>;
  clock?: Clock;
};

/** How a round ended: files that are there now, files refused for good, and whether the line carried no more. */
export type Round = { sent: number; refused: number; broken: boolean };

/** Sends a person's files one after the other, each from where it stands, until all are there or the line carries no more. */
export async function sendUnsent(person: number, work: UnsentWork, signal: AbortSignal): Promise<Round> {
  const round: Round = { sent: 0, refused: 0, broken: false };
  const waiting = (await work.store.of(person)).filter(({ refused }) => refused === null);
  for (const unsent of waiting) {
    if (signal.aborted) return { ...round, broken: true };
    // oxlint-disable no-await-in-loop -- a line of the field carries one
    const release = await work.hold(unsent.id);
    if (!release) continue;
    try {
      await sendOne(unsent, work, signal);
      round.sent += 1;
    } catch (failure) {
      if (signal.aborted || isWorthAnotherTry(failure)) return { ...round, broken: true };
      round.refused += 1;
      const refused = failure instanceof ApiFailure ? failure.message : 'Um erro desconhecido ocorreu';
      await work.store.put({ ...unsent, upload: null, whole: false, refused });
    } finally {
      release();
    }
    // oxlint-enable no-await-in-loop
  }
  return round;
}

async function sendOne(unsent: Unsent, work: UnsentWork, signal: AbortSignal): Promise<void> {
  // Another tab may have ended it between the list and the lock, or gone on with it.
  const now = (await work.store.of(unsent.person)).find(({ id }) => id === unsent.id);
  if (!now) return;
  let way: Way = now;
  await bringFile(
    {
      file: now.file,
      name: now.name,
      upload: now.upload,
      whole: now.whole,
      signal,
      onWay: (next) => {
        if (next.upload === way.upload && next.whole === way.whole) return;
        way = next;
        // What is lost with a failed write is bytes that are sent again, never a file.
        work.store.put({ ...now, ...next }).catch(() => undefined);
      },
      commit: (upload) => work.commit(now.property, upload, now),
    },
    work.calls,
    work.clock,
  );
  await work.store.remove(now.id);
}
