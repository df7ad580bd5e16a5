import { queryClient } from '../query-client.ts';

/** How long cards may take to be drawn once all that they ask for has come, in ms. */
const PATIENCE = 4000;
/** What a person does who goes elsewhere by hand. */
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls `follow` whenever the page becomes longer or shorter, until it says that it is done, the person moves by hand, or all has been there for `PATIENCE`. What it answers ends it. */
export function followPage(follow: (end: () => void) => void): () => void {
  const grown = new ResizeObserver(() => follow(end));
  let patience = setTimeout(expire, PATIENCE);
  // Later: the key that chose is still on its way to the window.
  const hands = setTimeout(() => {
    for (const kind of BY_HAND) window.addEventListener(kind, end, { passive: true });
  });
  function expire(): void {
    if (queryClient.isFetching() === 0) return end();
    patience = setTimeout(expire, PATIENCE);
  }
  function end(): void {
    grown.disconnect();
    clearTimeout(patience);
    clearTimeout(hands);
    for (const kind of BY_HAND) window.removeEventListener(kind, end);
  }
  grown.observe(document.body);
  return end;
}
