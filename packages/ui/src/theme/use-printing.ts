import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** 190 mm, the column of an A4 page with margins of 10 mm, in CSS px. */
export const PAPER_WIDTH = 718;

let between = false;
let listening = false;
const listeners = new Set<() => void>();

/** Between 'beforeprint' and 'afterprint', and wherever the page is laid out for paper (print preview, screenshots). */
export const isPrinting = (): boolean =>
  between || (typeof matchMedia !== 'undefined' && matchMedia('print').matches);

/** Rendered at once: the browser photographs the page when the event ends. */
function tell(now: boolean) {
  between = now;
  since = Date.now();
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

function listen() {
  if (listening) return;
  listening = true;
  window.addEventListener('beforeprint', () => tell(true));
  window.addEventListener('afterprint', () => tell(false));
  if (typeof matchMedia === 'undefined') return;
  matchMedia('print').addEventListener('change', () => tell(between));
}

function subscribe(listener: () => void) {
  listen();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let since = 0;

/** When the page was put on paper, in ms since 1970; null on the screen. */
export function usePrintTime(): number | null {
  const printing = usePrinting();
  return useSyncExternalStore(subscribe, () => (printing ? since : null));
}

/** Whether the page is being put on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}
