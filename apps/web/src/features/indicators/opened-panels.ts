import { useUser } from '../../core/session/session-store.ts';
import { createKeptStore } from '../../core/store.ts';

/** Days on which somebody last opened panels in this browser, yyyy-mm-dd by the panel's id. */
export type OpenedPanels = Readonly<Record<string, string>>;

/** Of one account: the next person at the same screen begins with nothing. Signing out takes it from the browser (`clearKept`). */
interface Kept {
  readonly account: number | null;
  readonly days: OpenedPanels;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Those opened longer ago are forgotten. */
const MOST = 100;

const kept = createKeptStore<Kept>('fonte.panels', { account: null, days: {} }, readKept);

/** What this person opened, and when. */
export function useOpenedPanels(): OpenedPanels {
  const { account, days } = kept.use();
  const user = useUser();
  return user && account === user.id ? days : {};
}

/** Notes that somebody opened a panel today. */
export function noteOpened(account: number, id: number, today = new Date()): void {
  const day = `${today.getFullYear()}-${pad(today.getMonth() + 1)}-${pad(today.getDate())}`;
  const before = kept.get();
  const days: OpenedPanels = before.account === account ? before.days : {};
  if (days[id] === day) return;
  const latest = Object.entries<string>({ ...days, [id]: day }).sort(([, a], [, b]) => b.localeCompare(a));
  kept.set({ account, days: Object.fromEntries(latest.slice(0, MOST)) });
}

const pad = (part: number): string => String(part).padStart(2, '0');

function readKept(stored: unknown): Kept {
  const { account, days } = (stored ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const whole = Object.entries((days ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => /^\d+$/.test(entry[0]) && DAY.test(String(entry[1])),
  );
  return { account: typeof account === 'number' ? account : null, days: Object.fromEntries(whole) };
}
