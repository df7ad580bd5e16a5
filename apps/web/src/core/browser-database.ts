/** A database of the browser: its name, and what makes its stores. */
export type BrowserDatabase = { readonly name: string; readonly make: (database: IDBDatabase) => void };

function open({ name, make }: BrowserDatabase): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.addEventListener('upgradeneeded', () => make(asked.result));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB')));
  });
}

/**
 * One transaction over a database that is open for as long, so that nobody who deletes it waits; its result is there when the transaction is. Errors: the
 * browser's (no room, no storage).
 */
export async function within<Result>(
  whole: BrowserDatabase,
  mode: IDBTransactionMode,
  ask: (transaction: IDBTransaction) => IDBRequest,
): Promise<Result> {
  const database = await open(whole);
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(database.objectStoreNames, mode, { durability: 'strict' });
      const asked = ask(transaction);
      transaction.addEventListener('complete', () => resolve(asked.result as Result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
    });
  } finally {
    database.close();
  }
}
