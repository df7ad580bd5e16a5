import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { followPage } from '../core/navigation/follow-page.ts';

/** Positions of how many steps are remembered. */
const MOST = 100;
const KEY = 'fonte.scroll';

/** Scroll positions (px) by the history's steps, the oldest first; a reload finds them too. */
const positions = new Map<string, number>(read());

/**
 * Back and forward return to where one had scrolled; another page begins at its top; the same page under other filters stays where it is. Pages draw
 * their cards when their answers come, so the position waits until the page is long enough, or until the person scrolls.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => write();
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  // Before the next page is drawn, which may be shorter and move the scroll by itself.
  useLayoutEffect(() => {
    const remember = () => {
      positions.delete(key);
      positions.set(key, window.scrollY);
      for (const oldest of positions.keys()) {
        if (positions.size <= MOST) break;
        positions.delete(oldest);
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const other = before.current !== pathname;
    before.current = pathname;
    if (type !== NavigationType.Pop) {
      if (other) window.scrollTo(0, 0);
      return undefined;
    }
    const wanted = positions.get(key);
    return wanted === undefined ? undefined : scrollWhenLong(wanted);
  }, [key, pathname, type]);
}

/** Scrolls there as soon as the page reaches so far. */
function scrollWhenLong(top: number): () => void {
  const room = () => document.documentElement.scrollHeight - window.innerHeight;
  return followPage((end) => {
    window.scrollTo(0, Math.min(top, room()));
    if (room() >= top) end();
  });
}

function read(): [string, number][] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

function write(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]));
  } catch {
    // Storage refused: a reload begins at the top.
  }
}
