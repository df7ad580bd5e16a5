import { within, type BrowserDatabase } from '../browser-database.ts';
import { KEPT_FORM, PACK_DATABASE } from '../kept-records.ts';

/** Answers that belong together, by their addresses: those of one property, or of the lists. */
export type Part = {
  /** The property's code without dots, or the name of the lists. */
  readonly id: string;
  /** Of which load of data they are. */
  readonly version: string;
  /** In which form they are (`KEPT_FORM`); not there in what was kept while there was the first alone. */
  readonly form?: number;
  /** When they came, ISO. */
  readonly at: string;
  /** As many as their text has. */
  readonly bytes: number;
  readonly answers: Readonly<Record<string, unknown>>;
};

/** What stands beside a part, so that nobody reads parts to know which are there. */
export type PartMark = Pick<Part, 'id' | 'version' | 'form' | 'bytes'>;

export const formOf = ({ form = 1 }: Pick<Part, 'form'>): number => form;
/** Whether the answers of a part have the form of this release. */
export const isOfForm = (part: Pick<Part, 'form'>): boolean => formOf(part) === KEPT_FORM;

/** Where parts lie; handed in, so that collecting can be tried without a browser. Errors: the browser's (no room, no storage). */
export type PackStore = {
  marks: () => Promise<PartMark[]>;
  /** `allowed` is asked once the database is open: what is not is not written. */
  put: (part: Part, allowed: () => boolean) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
};

const PARTS = 'partes';
const MARKS = 'marcas';
const ADDRESSES = 'addresses';

const DATABASE: BrowserDatabase = {
  name: PACK_DATABASE,
  make: (database) => {
    database
      .createObjectStore(PARTS, { keyPath: 'id' })
      .createIndex(ADDRESSES, ADDRESSES, { multiEntry: true });
    database.createObjectStore(MARKS, { keyPath: 'id' });
  },
};

export const packStore: PackStore = {
  marks: () => within<PartMark[]>(DATABASE, 'readonly', (all) => all.objectStore(MARKS).getAll()),
  put: async (part, allowed) => {
    const { id, version, form, bytes } = part;
    await within(DATABASE, 'readwrite', (all) => {
      if (!allowed()) return all.objectStore(MARKS).count();
      all.objectStore(MARKS).put({ id, version, form, bytes });
      return all.objectStore(PARTS).put({ ...part, [ADDRESSES]: Object.keys(part.answers) });
    });
  },
  remove: async (ids) => {
    await within(DATABASE, 'readwrite', (all) => {
      for (const id of ids) {
        all.objectStore(MARKS).delete(id);
        all.objectStore(PARTS).delete(id);
      }
      return all.objectStore(MARKS).count();
    });
  },
};

/** The part that an address is in; undefined where it is not here. */
export const partOf = (address: string): Promise<Part | undefined> =>
  within<Part | undefined>(DATABASE, 'readonly', (all) =>
    all.objectStore(PARTS).index(ADDRESSES).get(address),
  );
