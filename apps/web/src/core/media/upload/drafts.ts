import type { Keeper } from './keeper.ts';
import { isOpen, type UploadItem } from './upload-item.ts';

/** A draft of a file: the words that it is to have, those that it has, and the name under which the device keeps it; null while it does not. */
type Draft = { written: string; stored: string | null; name: string | null; writing: Promise<void> };

const wordsOf = ({ description, tags }: UploadItem): string => JSON.stringify([description, tags]);

/** Files that were chosen in a panel and not sent yet, as the device keeps them: who is in the field may lose the page before the button. */
export class Drafts {
  readonly #drafts = new Map<number, Draft>();
  readonly #keeper: Pick<Keeper, 'draft' | 'end' | 'leave'> | undefined;

  constructor(keeper: Keeper | undefined) {
    this.#keeper = keeper;
  }

  /** Keeps a file with its words where those are not kept yet; `now` gives it as it stands when its turn has come. */
  keep(item: UploadItem, now: () => UploadItem | undefined): void {
    const keeper = this.#keeper;
    const before = this.#drafts.get(item.id);
    if (!keeper || before?.written === wordsOf(item)) return;
    const draft: Draft = before ?? { written: '', stored: null, name: null, writing: Promise.resolve() };
    draft.written = wordsOf(item);
    draft.writing = draft.writing.then(async () => {
      const current = now();
      // It was sent, taken off or left meanwhile.
      if (!current || !isOpen(current) || this.#drafts.get(item.id) !== draft) return;
      await write(keeper, draft, current);
    });
    this.#drafts.set(item.id, draft);
  }

  /** Gives a file's draft to who sends it, by its name; null where there is none. */
  async take(id: number): Promise<string | null> {
    const draft = this.#drafts.get(id);
    this.#drafts.delete(id);
    await draft?.writing;
    return draft?.name ?? null;
  }

  /** Takes a file's draft off the device. */
  async end(id: number): Promise<void> {
    const name = await this.take(id);
    if (name !== null) await this.#keeper?.end(name);
  }

  /** Leaves a file's draft on the device, with its last words; false where there is none. */
  leave(item: UploadItem): boolean {
    const keeper = this.#keeper;
    const draft = this.#drafts.get(item.id);
    if (!keeper || !draft) return false;
    void this.take(item.id).then(async () => {
      if (draft.stored !== wordsOf(item)) await write(keeper, draft, item);
      if (draft.name !== null) keeper.leave(draft.name);
    });
    return true;
  }
}

async function write(keeper: Pick<Keeper, 'draft'>, draft: Draft, item: UploadItem): Promise<void> {
  draft.name = await keeper.draft({ ...item, kept: draft.name });
  draft.stored = wordsOf(item);
}
