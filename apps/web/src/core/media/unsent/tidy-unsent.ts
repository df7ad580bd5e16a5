import { withinRows, type Unsent } from '../../uploads/unsent-store.ts';
import { stillKept } from './unsent-age.ts';

/** What stays on this device, of everybody, and what went now as its time was over. */
export type Tidied = { readonly stays: readonly Unsent[]; readonly gone: readonly Unsent[] };

/** Takes off this device what is over at `now` (ms), and sets until when the rest stays; what is spared is left as it is. */
export async function tidyUnsent(now: number, spared: (row: Unsent) => boolean): Promise<Tidied> {
  const stays: Unsent[] = [];
  const gone: Unsent[] = [];
  await withinRows<IDBCursorWithValue | null>('readwrite', (rows) => {
    const asked = rows.openCursor();
    asked.addEventListener('success', () => {
      const cursor = asked.result;
      if (!cursor) return;
      const row = cursor.value as Unsent;
      const kept = spared(row) ? row : stillKept(row, now);
      if (kept === null) cursor.delete();
      else if (kept !== row) cursor.update(kept);
      (kept === null ? gone : stays).push(kept ?? row);
      cursor.continue();
    });
    return asked;
  });
  return { stays, gone };
}
