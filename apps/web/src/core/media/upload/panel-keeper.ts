import { askToKeep } from '../../device-room.ts';
import { hold, type Release } from '../../uploads/hold.ts';
import { newUnsentId, UNSENT_CHANGED, unsentStore, type Unsent } from '../../uploads/unsent-store.ts';
import type { Keeper } from './upload-list.ts';

/** Keeps the files of an upload panel on this device while it sends them, and holds them, so that nobody else does. */
export function panelKeeper(person: number, property: string): Keeper {
  const rows = new Map<string, Unsent>();
  const held = new Map<string, Release>();
  const letGo = (name: string) => {
    held.get(name)?.();
    held.delete(name);
    rows.delete(name);
  };
  return {
    begin: async ({ kept, file, description, tags, upload, whole }) => {
      const id = kept ?? newUnsentId();
      try {
        if (!held.has(id)) {
          const release = await hold(id);
          if (!release) return null;
          held.set(id, release);
        }
        const row: Unsent = {
          id,
          person,
          property,
          name: file.name,
          file,
          description: description.trim(),
          tags: [...tags],
          upload,
          whole,
          refused: null,
        };
        rows.set(id, row);
        await unsentStore.put(row);
        void askToKeep();
        return id;
      } catch {
        // No room, or a browser that keeps nothing: it is sent as long as the page is open.
        letGo(id);
        return null;
      }
    },
    change: async (name, way) => {
      const row = rows.get(name);
      if (!row) return;
      rows.set(name, { ...row, ...way });
      await unsentStore.put({ ...row, ...way }).catch(() => undefined);
    },
    end: (name) => {
      letGo(name);
      unsentStore.remove(name).catch(() => undefined);
    },
    leave: (name) => {
      letGo(name);
      dispatchEvent(new Event(UNSENT_CHANGED));
    },
  };
}
