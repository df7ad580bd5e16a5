import type { GroupRow, View } from '@fonte/contracts/view';
import type { Live } from './live.ts';

type Card = (view: number) => unknown;
const cards = new WeakMap<Live, Set<Card>>();
/** Of each panel the marks that the mouse came near last. */
const nearest = new WeakMap<Live, object>();

/**
 * The mouse stays over the marks of a card: whoever chooses them next finds the other cards' parts there. One card asks after the other, until the mouse stays elsewhere, so that the
 * reader's own next question waits for one of them at most.
 */
export async function comeNear(live: Live, view: number): Promise<void> {
  const turn = {};
  nearest.set(live, turn);
  for (const card of cards.get(live) ?? []) {
    if (nearest.get(live) !== turn) return;
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await card(view);
  }
}

/** A panel's cards, and whether who reads it may have parts. */
interface Panel {
  readonly live: Live;
  readonly views: readonly Pick<View, 'grouprow'>[];
  readonly parts: boolean;
}

/** Calls `ask` with the marks of another card when the mouse comes near them, and waits for what it gives. Gives the function that stops it; undefined for who has no parts. */
export function askAhead(
  { live, views, parts }: Panel,
  at: number,
  ask: (por: GroupRow) => unknown,
): (() => void) | undefined {
  if (!parts) return undefined;
  const card: Card = (view) => {
    const por = views[view]?.grouprow[0];
    return por && view !== at ? ask(por) : undefined;
  };
  const all = cards.get(live) ?? new Set();
  cards.set(live, all.add(card));
  return () => void all.delete(card);
}

/** How long the mouse stays over a chart before it is taken to choose there, ms: on its way across the page it asks nothing. */
const STAYS = 150;

/** Calls `then` when the mouse comes to stay over an element, each time. Fingers do not drag over charts. Gives the function that stops it. */
export function whenItStays(element: HTMLElement, then: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(soon);
  const enter = ({ pointerType }: PointerEvent) => {
    leave();
    if (pointerType === 'mouse') soon = setTimeout(then, STAYS);
  };
  element.addEventListener('pointerenter', enter);
  element.addEventListener('pointerleave', leave);
  return () => {
    leave();
    element.removeEventListener('pointerenter', enter);
    element.removeEventListener('pointerleave', leave);
  };
}
