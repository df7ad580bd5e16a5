import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useMediaWords } from './words.ts';

/** Cards made at once: 5 000 would take two seconds, these a tenth of one. */
const STEP = 60;
/** Of the first ones those of the first frame, as many as a window shows; the others come right behind it. */
const FIRST = 24;
/** More are made when the end is this near, px. */
const AHEAD = 600;

export interface MediaGridProps<Item> {
  /** What is listed, for screen readers. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  /** Narrowest card, px; a list is one column. */
  narrowest?: number | 'list';
  card: (item: Item, index: number) => ReactNode;
}

/** Cards side by side, sixty at a time: the next ones are made when the end comes into sight, and 'n de total' says so. */
export function MediaGrid<Item>({ label, items, itemKey, narrowest = 168, card }: MediaGridProps<Item>) {
  const words = useMediaWords();
  const [most, setMost] = useState(STEP);
  const shown = Math.min(most, items.length);
  const more = shown < items.length;
  const framed = useDeferredValue(true, false);
  const watch = useCallback((end: HTMLElement | null) => {
    if (!end || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setMost((before) => before + STEP),
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Box component="ul" aria-label={label} sx={[LIST, columnsOf(narrowest)]}>
        {items.slice(0, framed ? shown : FIRST).map((item, index) => (
          <Place key={itemKey(item)} item={item} index={index} narrowest={narrowest} card={card} />
        ))}
      </Box>
      {/* A new end each time: one that never left sight would tell nothing. */}
      {more && framed && <Box key={shown} ref={watch} />}
      <Box role="status" sx={{ mt: '10px', fontSize: 12, color: 'text.secondary' }}>
        {words.of(formatInteger(shown), formatInteger(items.length))}
        {more && (
          <Button variant="text" size="small" onClick={() => setMost(most + STEP)} sx={{ ml: '8px' }}>
            {words.more(formatInteger(Math.min(STEP, items.length - shown)))}
          </Button>
        )}
      </Box>
    </>
  );
}

interface PlaceProps<Item> extends Required<Pick<MediaGridProps<Item>, 'narrowest' | 'card'>> {
  item: Item;
  index: number;
}

/** A card in its place; those that are there are not made anew for the ones that come after them. */
const Place = memo(function Place<Item>({ item, index, narrowest, card }: PlaceProps<Item>) {
  return (
    <Box component="li" sx={[ITEM, narrowest === 'list' ? ROW : CARD]}>
      {card(item, index)}
    </Box>
  );
}) as <Item>(props: PlaceProps<Item>) => ReactNode;

const columnsOf = (narrowest: number | 'list') =>
  narrowest === 'list'
    ? { gap: '8px' }
    : { gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowest}px, calc(50% - 6px)), 1fr))` };
const LIST = { display: 'grid', gap: '12px', listStyle: 'none', m: 0, p: 0 };
const ITEM = { minWidth: 0, contentVisibility: 'auto' };
// What is out of sight is not laid out; these are about the sizes that it takes.
const CARD = { containIntrinsicSize: 'auto 198px' };
const ROW = { containIntrinsicSize: 'auto 92px' };
