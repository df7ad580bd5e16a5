import Box from '@mui/material/Box';
import { ReorderCard } from './reorder-card.tsx';
import { ReorderContext, stepped } from './reorder-context.tsx';
import type { ReorderItem } from './reorder-item.ts';

export interface ReorderGridProps {
  items: readonly ReorderItem[];
  /** The keys in their new order. */
  onOrder: (keys: string[]) => void;
  label: string;
}

/**
 * Cards at their own width that change places: by pointer, with the arrows after Space or Enter, and with the two buttons each card has,
 * which always move by exactly one place (an arrow goes by sight, and may pass a row of narrow cards at once).
 */
export function ReorderGrid({ items, onOrder, label }: ReorderGridProps) {
  const keys = items.map((item) => item.key);
  return (
    <ReorderContext items={items} onOrder={onOrder}>
      <Box component="ol" aria-label={label} sx={GRID}>
        {items.map((item, index) => (
          <ReorderCard
            key={item.key}
            item={item}
            index={index}
            last={index === items.length - 1}
            onStep={(by) => onOrder(stepped(keys, index, by))}
          />
        ))}
      </Box>
    </ReorderContext>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '12px',
};
