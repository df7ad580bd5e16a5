import { within, type BrowserDatabase } from '../browser-database.ts';
import { discardedNames, forgetDiscarded, nameDiscarded } from './discarded.ts';

/** A file that was to be sent and is not there yet, as this device keeps it until it is. */
export type Unsent = {
  readonly id: string;
  /** Whose it is: nobody else is shown it, and it is sent in nobody else's name. */
  readonly person: number;
  /** The property's code without dots. */
  readonly property: string;
  readonly name: string;
  readonly file: Blob;
  readonly description: string;
  readonly tags: readonly number[];
  /** The upload at the server that goes on; null while none was begun. */
  readonly upload: string | null;
  /** All its bytes are at the server: it may be a file already, if only the answer was lost. */
  readonly whole: boolean;
  /** Why it is not tried again: the server took it for no good; '' for what its person had not sent yet. */
  readonly refused: string | null;
  /** It was chosen, described so far, and not sent when its page came to an end: its person decides. */
  readonly draft?: true;
  /** When it goes from this device unsent, ms; not there until somebody was told (core/media/unsent, unsent-age.ts). */
  readonly leaves?: number;
};

/** A kept file with another description, other tags or another property: what was said of it before is over, and it goes on from where it stands. */
export const corrected = (
  { draft: _draft, ...row }: Unsent,
  { description, tags }: Pick<Unsent, 'description' | 'tags'>,
  property: string,
): Unsent => ({ ...row, description: description.trim(), tags: [...tags], property, refused: null });

/** Whether the server took it for no good. */
export const wasRefused = ({ refused, draft }: Unsent): boolean => refused !== null && draft === undefined;

/** Where unsent files lie; handed in, so that sending can be tried without a browser. */
export type UnsentStore = {
  put: (unsent: Unsent) => Promise<void>;
  /** Those of a person, the oldest first. */
  of: (person: number) => Promise<Unsent[]>;
  remove: (id: string) => Promise<void>;
};

const ROWS = 'envios';
const BY_PERSON = 'person';
const DATABASE: BrowserDatabase = {
  name: 'fonte-envios',
  make: (database) => {
    database.createObjectStore(ROWS, { keyPath: 'id' }).createIndex(BY_PERSON, BY_PERSON);
  },
};

/** Told in this tab when rows came or went. */
export const UNSENT_CHANGED = 'fonte-envios';

/** The browser's own database: it outlives the tab, the browser and the network. Errors: the browser's (no room, no storage). */
export const unsentStore: UnsentStore = {
  put: async (unsent) => {
    await withinRows('readwrite', (rows) => rows.put(unsent));
    dispatchEvent(new Event(UNSENT_CHANGED));
  },
  of: async (person) => {
    const found = await withinRows<Unsent[]>('readonly', (rows) => rows.index(BY_PERSON).getAll(person));
    const discarded = discardedNames();
    return found.filter(({ id }) => !discarded.has(id)).sort((one, other) => one.id.localeCompare(other.id));
  },
  remove: async (id) => {
    // First the word, then the deed: a database that stands still, or a page that ends, leaves nothing that is shown again.
    nameDiscarded([id]);
    await withinRows('readwrite', (rows) => rows.delete(id));
    forgetDiscarded((name) => name === id);
    dispatchEvent(new Event(UNSENT_CHANGED));
  },
};

/** Takes files off this device; from the beginning on nobody is shown any of them. Errors: the browser's. */
export async function removeUnsent(ids: readonly string[]): Promise<void> {
  nameDiscarded(ids);
  // oxlint-disable-next-line no-await-in-loop -- a handful
  for (const id of ids) await unsentStore.remove(id);
}

/** An id in the order of time. */
export const newUnsentId = (): string => `${Date.now().toString().padStart(15, '0')} ${crypto.randomUUID()}`;

/** One request over the rows in a transaction of its own; it is there when the transaction is. */
export const withinRows = <Result>(
  mode: IDBTransactionMode,
  ask: (rows: IDBObjectStore) => IDBRequest,
): Promise<Result> => within(DATABASE, mode, (transaction) => ask(transaction.objectStore(ROWS)));
