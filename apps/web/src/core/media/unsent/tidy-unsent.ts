import { DAY_MS } from '../../kept-records.ts';
import { discardedNames, forgetDiscarded } from '../../uploads/discarded.ts';
import { withinRows, type Unsent } from '../../uploads/unsent-store.ts';
import { stillKept } from './unsent-age.ts';

/** What stays on this device, of everybody, and what went now as its time was over. */
export type Tidied = { readonly stays: readonly Unsent[]; readonly gone: readonly Unsent[] };

/** Takes off this device what is over at `now` (ms) and, without a word, what was discarded before; sets until when the rest stays; what is spared is left as it is. */
export async function tidyUnsent(now: number, spared: (row: Unsent) => boolean): Promise<Tidied> {
  const stays: Unsent[] = [];
  const gone: Unsent[] = [];
  const discarded = discardedNames();
  const removed = new Set<string>();
  await withinRows<IDBCursorWithValue | null>('readwrite', (rows) => {
    const asked = rows.openCursor();
    asked.addEventListener('success', () => {
      const cursor = asked.result;
      if (!cursor) return;
      const row = cursor.value as Unsent;
      if (discarded.has(row.id)) {
        cursor.delete();
        removed.add(row.id);
        cursor.continue();
        return;
      }
      const kept = spared(row) ? row : stillKept(row, now);
      if (kept === null) cursor.delete();
      else if (kept !== row) cursor.update(kept);
      (kept === null ? gone : stays).push(kept ?? row);
      cursor.continue();
    });
    return asked;
  });
  // All that the device has was gone through: a name of today may still be on its way onto it, and what another tab named meanwhile was not looked for. Names begin with their time (unsent-store.ts).
  forgetDiscarded(
    (name) => discarded.has(name) && (removed.has(name) || !(now - parseInt(name, 10) < DAY_MS)),
  );
  return { stays, gone };
}
