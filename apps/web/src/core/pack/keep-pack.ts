import { PACK_HEADER } from '@fonte/contracts/taken-along';
import { ApiFailure, messageOfBody, UNKNOWN_FAILURE } from '../api/failure.ts';
import { send } from '../api/send.ts';
import { askToKeep } from '../device-room.ts';
import { dropPack, hasPack, KEPT_FORM } from '../kept-records.ts';
import { queryClient } from '../query-client.ts';
import type { StoredUser } from '../session/session-store.ts';
import { PACK_CODE } from './code-mark.ts';
import { collectPack } from './collect-pack.ts';
import { isStill, markOf, writeMark, type PackMark } from './pack-mark.ts';
import type { Question } from './pack-questions.ts';
import { packState, tellPack } from './pack-state.ts';
import { packStore } from './pack-store.ts';

/** Nobody is asked again within this, ms, whether what is here still stands. */
const ASKED_LATELY_MS = 10 * 60_000;
/** The reader's own requests come first: looked again after this, ms. */
const WAY_MS = 250;
const LOCK = 'fonte-pacote';

/** Whether all that there is room for was brought here lately, or the server said so. */
const isFresh = (mark: PackMark | null, now: Date): boolean =>
  mark !== null &&
  mark.form === KEPT_FORM &&
  (mark.done === mark.total || packState().work === 'full') &&
  now.getTime() - Date.parse(mark.at) < ASKED_LATELY_MS;

/**
 * Brings the person's properties onto this device where they are not, or another data version is there: in one tab at a time, behind all that its reader asks.
 * `asked`: the reader has just pressed what brings them, also on a line on which data are saved, and at once; then the browser is asked to keep them, too.
 */
export async function keepPack(user: StoredUser, signal: AbortSignal, asked = false): Promise<void> {
  if (asked) void askToKeep();
  const mark = markOf(user);
  // Somebody else's, another profile's, or over.
  if (mark === null && hasPack()) dropPack();
  tellPack({ mark });
  if (!navigator.onLine || !isStill(user) || packState().work === 'collecting') return;
  if (!asked && isFresh(mark, new Date()))
    return tellPack({ work: packState().work === 'full' ? 'full' : 'whole' });
  if (!asked && savesData()) return tellPack({ work: 'asks' });
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    tellPack({ work: 'collecting' });
    void keepCode();
    const work = await collectPack(
      user,
      {
        ask,
        store: packStore,
        mark,
        tell: (next) => {
          if (!writeMark(next)) return false;
          tellPack({ mark: next });
          return true;
        },
        allowed: () => isStill(user) && hasPack(),
        rest,
        now: () => new Date(),
      },
      signal,
    );
    // What was being written as its person left is nobody's.
    if (work === 'left') dropPack();
    tellPack({ work: signal.aborted ? 'none' : work });
  });
}

/** The server alone: without a network this device would answer itself. */
async function ask({ target, asked }: Question, signal: AbortSignal): Promise<unknown> {
  const answer = await send(target, { ...asked, signal, headers: { [PACK_HEADER]: '1' } });
  const body = (await answer.json()) as { tipo?: unknown } | null;
  if (body?.tipo === 0) throw new ApiFailure(messageOfBody(body) ?? UNKNOWN_FAILURE, answer.status);
  return body;
}

/** Until nothing that a page asked is on its way. */
async function rest(signal: AbortSignal): Promise<void> {
  do {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    await new Promise((resolve) => setTimeout(resolve, queryClient.isFetching() > 0 ? WAY_MS : 0));
  } while (queryClient.isFetching() > 0);
}

/** The pages' own code, of this version and of those to come: the worker takes it along. */
async function keepCode(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(PACK_CODE);
}

/** Whether the reader told the device to save data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
