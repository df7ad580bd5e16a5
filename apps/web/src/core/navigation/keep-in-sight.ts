import { followPage } from './follow-page.ts';

/** Which place of the window the card lies under that the reader is taken to look at, of its height. */
const LOOKED_AT = 1 / 3;

let end: () => void = () => undefined;

/**
 * Keeps the card that is looked at where it stands in the window while the cards around it come anew, with other heights: under another year or
 * state. At the top of the page there is nothing to keep.
 */
export function keepInSight(): void {
  end();
  const line = window.innerHeight * LOOKED_AT;
  const card = [...document.querySelectorAll('[data-cell]')].find(
    (one) => one.getBoundingClientRect().bottom > line,
  );
  if (!card || window.scrollY === 0) return;
  const top = card.getBoundingClientRect().top;
  end = followPage((done) => {
    // One that has nothing to say under these filters is gone, or empty and not drawn.
    if (card.getClientRects().length === 0) done();
    else window.scrollBy(0, card.getBoundingClientRect().top - top);
  });
}
