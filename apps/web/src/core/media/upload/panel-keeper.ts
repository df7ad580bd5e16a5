import { askToKeep } from '../../device-room.ts';
import { nameDiscarded } from '../../uploads/discarded.ts';
import { hold, type Release } from '../../uploads/hold.ts';
import { newUnsentId, UNSENT_CHANGED, unsentStore, type Unsent } from '../../uploads/unsent-store.ts';
import type { Keeper } from './keeper.ts';
import type { UploadItem } from './upload-item.ts';

/** Keeps the files of an upload panel on this device, from when they are chosen until they are there, and holds them, so that nobody else shows or sends them. */
export function panelKeeper(person: number, property: string): Keeper {
  const rows = new Map<string, Unsent>();
  const held = new Map<string, Release>();
  /** Those that the device is being told to keep. */
  const coming = new Set<string>();
  const letGo = (name: string) => {
    held.get(name)?.();
    held.delete(name);
    rows.delete(name);
  };
  const remove = async (name: string) => {
    rows.delete(name);
    await unsentStore.remove(name).catch(() => undefined);
    // Held until it is gone: nobody sends what was given up.
    letGo(name);
  };
  const write = async (
    { kept, file, description, tags, upload, whole }: UploadItem,
    state: Pick<Unsent, 'refused' | 'draft'>,
  ): Promise<string | null> => {
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
        ...state,
      };
      rows.set(id, row);
      coming.add(id);
      await unsentStore.put(row);
      return id;
    } catch {
      // A draft that the device has already stays as it was.
      if (state.draft && kept !== null) return kept;
      // No room, or a browser that keeps nothing: it is sent as long as the page is open, and by nobody else.
      await remove(id);
      return null;
    } finally {
      coming.delete(id);
    }
  };
  return {
    draft: (item) => write(item, { refused: '', draft: true }),
    begin: (item) => {
      void askToKeep();
      return write(item, { refused: null });
    },
    change: async (name, way) => {
      const row = rows.get(name);
      if (!row) return;
      rows.set(name, { ...row, ...way });
      await unsentStore.put({ ...row, ...way }).catch(() => undefined);
    },
    end: remove,
    abandon: (stays) =>
      nameDiscarded(
        [...rows].flatMap(([id, { draft }]) => ((draft || coming.has(id)) && !stays.has(id) ? [id] : [])),
      ),
    leave: (name) => {
      letGo(name);
      dispatchEvent(new Event(UNSENT_CHANGED));
    },
  };
}
