import { useEffect, useRef } from 'react';

/** Esc clears a choice, wherever on the page the focus is; in a dialog or an open list it closes that. */
export function useClearByKey(active: boolean, clear: () => void): void {
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  });
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const inside = target instanceof Element && target.closest('[role="dialog"], [aria-expanded="true"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !inside) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
