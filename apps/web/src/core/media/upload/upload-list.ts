import { ApiFailure } from '../../api/failure.ts';
import { createStore } from '../../store.ts';
import { bringFile } from '../../uploads/bring-file.ts';
import type { Clock } from '../../uploads/send-file.ts';
import type { UploadCalls } from '../../uploads/tus-calls.ts';
import type { Described } from '../field-faults.ts';
import { Drafts } from './drafts.ts';
import type { GeoFile } from './geo-file.ts';
import type { Keeper } from './keeper.ts';
import type { Checked, Committed } from './upload-calls.ts';
import {
  geoRefusal,
  isGeo,
  isOpen,
  isReady,
  isUnderWay,
  isWorthAnotherTry,
  itemOf,
  refused,
  type UploadItem,
} from './upload-item.ts';

/** Files whose bytes are on their way at once. */
const AT_ONCE = 2;

/** What the list asks of others; handed in. */
export type UploadWork = {
  maxMb: number;
  read: (file: Blob) => Promise<GeoFile>;
  check: (geo: Extract<GeoFile, { fault: null }>) => Promise<Checked>;
  calls: UploadCalls;
  commit: (upload: string, file: Described) => Promise<Committed>;
  clock?: Clock;
  /** Keeps a file on this device until it is there, so that it outlives the tab and the network; none where that cannot be. */
  keep?: Keeper;
};

/** Files chosen for a property: read, filled in, sent two at a time, each committed by itself, so that one bad file does not hold the others. */
export class UploadList {
  private readonly store = createStore<readonly UploadItem[]>([]);
  private readonly running = new Map<number, AbortController>();
  /** Files that the device is being told to keep. */
  private readonly keeping = new Map<number, Promise<void>>();
  /** … of a panel that has gone meanwhile. */
  private readonly left = new Set<number>();
  private readonly drafts: Drafts;
  private ended: (sent: number, failed: number) => void = () => undefined;
  private last = 0;
  private sent = 0;
  private readonly work: UploadWork;

  constructor(work: UploadWork) {
    this.work = work;
    this.drafts = new Drafts(work.keep);
  }

  readonly use = this.store.use;
  readonly get = this.store.get;

  /** Tells when all that was to be sent has ended: how many are there, how many are not. Gives the end of telling. */
  whenEnded(told: (sent: number, failed: number) => void): () => void {
    this.ended = told;
    return () => {
      this.ended = () => undefined;
    };
  }

  add(files: readonly File[]): void {
    const items = files.map((file) => itemOf(++this.last, file, this.work.maxMb));
    this.store.set([...this.get(), ...items]);
    for (const item of items) if (isGeo(item) && item.state.kind === 'editing') void this.look(item);
  }

  describe(id: number, value: Described): void {
    this.change(id, { description: value.description, tags: value.tags });
  }

  /** Takes a file off; what of it is at the server is given up. Ends when the device has none of it any more. */
  async remove(id: number): Promise<void> {
    const keeping = this.keeping.get(id);
    const stopped = this.stop(id);
    this.store.set(this.get().filter((item) => item.id !== id));
    this.pump();
    await keeping;
    await stopped;
  }

  /** Back to being filled in. */
  cancel(id: number): void {
    void this.stop(id);
    this.change(id, { state: { kind: 'editing' }, upload: null, whole: false });
    this.pump();
  }

  retry(id: number): void {
    this.change(id, { state: { kind: 'waiting' } });
    this.keep(id);
    this.pump();
  }

  /** Sends what is ready and shows what is missing of the rest; gives whether anything goes out. */
  send(): boolean {
    const before = this.get();
    this.store.set(
      before.map((item) =>
        isReady(item) ? { ...item, asked: true, state: { kind: 'waiting' } } : { ...item, asked: true },
      ),
    );
    for (const { id } of before.filter(isReady)) this.keep(id);
    this.pump();
    return before.some(isReady);
  }

  /** Takes off what is there and of which nothing is to be told. */
  clearSent(): void {
    this.store.set(this.get().filter(({ state, already }) => state.kind !== 'sent' || already !== null));
  }

  /** Keeps what is chosen on the device, as far as it is described, where that changed since. */
  keepDrafts(): void {
    for (const item of this.get())
      if (isOpen(item) && item.kept === null) this.drafts.keep(item, () => this.of(item.id));
  }

  /** Gives up what was not sent. Ends when the device has nothing of it any more: who asks it what waits is told of none of it. */
  async discard(): Promise<void> {
    await Promise.all(
      this.get()
        .filter(({ kept }) => kept === null)
        .map(({ id }) => this.remove(id)),
    );
  }

  /** What `discard` has not taken off the device yet goes from it at the next occasion. */
  abandon(): void {
    this.work.keep?.abandon(new Set(this.get().flatMap(({ kept }) => kept ?? [])));
  }

  /** Gives everything up: the panel closes. */
  end(): void {
    for (const { id } of this.get()) void this.stop(id);
    this.store.set([]);
  }

  /** Leaves what the device keeps to who sends that or asks about it, and gives the rest up. */
  leave(): void {
    this.keepDrafts();
    for (const item of this.get()) {
      const { id, kept } = item;
      // Sent a moment ago, and still on its way onto the device: it is left there once it is.
      const coming = isUnderWay(item) && this.keeping.has(id);
      if (kept === null && !coming) {
        if (!this.drafts.leave(item)) void this.stop(id);
        continue;
      }
      this.running.get(id)?.abort(new DOMException('Deixado', 'AbortError'));
      this.running.delete(id);
      if (coming) this.left.add(id);
      else if (kept !== null) this.work.keep?.leave(kept);
    }
    this.store.set([]);
  }

  private change(id: number, what: Partial<UploadItem>): void {
    this.store.set(this.get().map((item) => (item.id === id ? { ...item, ...what } : item)));
  }

  private of(id: number): UploadItem | undefined {
    return this.get().find((item) => item.id === id);
  }

  private stop(id: number): Promise<void> {
    this.running.get(id)?.abort(new DOMException('Cancelado', 'AbortError'));
    this.running.delete(id);
    const upload = this.of(id)?.upload;
    // Nobody waits for it: what stays is swept by the server within a day.
    if (upload) this.work.calls.end(upload).catch(() => undefined);
    return this.forget(id);
  }

  /** Keeps it on the device from the moment it is to be sent; where that fails it is sent all the same. */
  private keep(id: number): void {
    const item = this.of(id);
    const { keep } = this.work;
    if (!item || !keep) return;
    const kept = this.drafts.take(id).then(async (draft) => {
      const name = await keep.begin({ ...item, kept: item.kept ?? draft });
      // Called back and sent again meanwhile it is kept anew, by another name.
      const last = this.keeping.get(id) === kept;
      if (last) this.keeping.delete(id);
      const now = this.of(id);
      if (last && now && isUnderWay(now)) this.change(id, { kept: name, unkept: name === null });
      else if (name !== null) await (last && this.left.has(id) ? keep.leave(name) : keep.end(name));
    });
    this.keeping.set(id, kept);
  }

  /** Takes it off the device. */
  private async forget(id: number): Promise<void> {
    const kept = this.of(id)?.kept;
    if (kept) this.change(id, { kept: null });
    const ended = kept && this.work.keep?.end(kept);
    await this.drafts.end(id);
    await ended;
  }

  /** Reads a geographic file, then asks what there is to tell of its polygons. */
  private async look({ id, file }: UploadItem): Promise<void> {
    const geo = await this.work.read(file);
    const refusal = geoRefusal(geo);
    this.change(id, { geo, ...(refusal === null ? {} : { state: refused(refusal) }) });
    if (refusal !== null) void this.drafts.end(id);
    if (refusal !== null || geo.fault !== null) return;
    const checked = await this.work.check(geo).catch(() => 'failed' as const);
    this.change(id, { checked });
  }

  /** Starts what waits while there is room, and tells when nothing is under way any more. */
  private pump(): void {
    for (const { id } of this.get().filter(({ state }) => state.kind === 'waiting')) {
      if (this.running.size >= AT_ONCE) return;
      const controller = new AbortController();
      this.running.set(id, controller);
      void this.run(id, controller.signal).finally(() => {
        if (this.running.get(id) === controller) this.running.delete(id);
        this.pump();
        this.tellEnd();
      });
    }
  }

  private async run(id: number, signal: AbortSignal): Promise<void> {
    const item = this.of(id);
    if (!item) return;
    try {
      await this.keeping.get(id);
      signal.throwIfAborted();
      await this.bring(this.of(id) ?? item, signal);
      if (signal.aborted) return;
      this.sent += 1;
      void this.forget(id);
      this.change(id, { state: { kind: 'sent' }, upload: null, whole: false });
    } catch (failure) {
      if (signal.aborted) return;
      // What the server refused for good is told here, and not tried again by anybody.
      if (!isWorthAnotherTry(failure)) void this.forget(id);
      this.change(id, failedState(failure));
    }
  }

  private bring({ id, file, upload, whole }: UploadItem, signal: AbortSignal): Promise<void> {
    this.change(id, { state: { kind: 'sending', share: 0 } });
    return bringFile(
      {
        file,
        name: file.name,
        upload,
        whole,
        signal,
        onWay: async (way, sent) => {
          const before = this.of(id);
          this.change(id, { ...way, state: { kind: 'sending', share: sent / file.size } });
          if (before?.kept && (before.upload !== way.upload || before.whole !== way.whole))
            await this.work.keep?.change(before.kept, way);
        },
        commit: async (done) => {
          this.change(id, { state: { kind: 'storing' } });
          const { already } = await this.work.commit(done, this.of(id) ?? { description: '', tags: [] });
          this.change(id, { already });
        },
      },
      this.work.calls,
      this.work.clock,
    );
  }

  private tellEnd(): void {
    if (this.get().some(isUnderWay) || this.running.size > 0) return;
    const failed = this.get().filter(({ state, asked }) => asked && state.kind === 'failed').length;
    const { sent } = this;
    this.sent = 0;
    if (sent > 0 || failed > 0) this.ended(sent, failed);
  }
}

/** What is said on the card. What the server refused for good is not tried again; its pieces are gone with the refusal. */
function failedState(failure: unknown): Pick<UploadItem, 'state'> & Partial<UploadItem> {
  if (!(failure instanceof ApiFailure))
    return { state: { kind: 'failed', sentence: 'Um erro desconhecido ocorreu', retry: true } };
  const { status, message } = failure;
  const again = isWorthAnotherTry(failure);
  return {
    state: { kind: 'failed', sentence: message, retry: again },
    ...(again && status !== 410 ? {} : { upload: null, whole: false }),
  };
}
