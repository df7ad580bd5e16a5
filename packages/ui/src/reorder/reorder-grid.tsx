import { move } from '@dnd-kit/helpers';
import { Accessibility, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import Box from '@mui/material/Box';
import { useNonce } from '../theme/nonce.ts';
import { ReorderCard } from './reorder-card.tsx';
import type { ReorderItem } from './reorder-item.ts';
import { announcements, INSTRUCTIONS } from './reorder-words.ts';

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
  const nonce = useNonce();
  const keys = items.map((item) => item.key);
  const step = (index: number, by: -1 | 1) => {
    const next = [...keys];
    const [moved] = next.splice(index, 1);
    if (moved !== undefined) next.splice(index + by, 0, moved);
    onOrder(next);
  };
  const nameOf = (key: unknown) => items.find((item) => item.key === key)?.label ?? '';
  return (
    <DragDropProvider
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility),
        Accessibility.configure({
          announcements: announcements(nameOf),
          screenReaderInstructions: { draggable: INSTRUCTIONS },
        }),
        ...(nonce ? [StyleInjector.configure({ nonce })] : []),
      ]}
      onDragEnd={(event) => {
        if (!event.canceled) onOrder(move(keys, event));
      }}
    >
      <Box component="ol" aria-label={label} sx={GRID}>
        {items.map((item, index) => (
          <ReorderCard
            key={item.key}
            item={item}
            index={index}
            last={index === items.length - 1}
            onStep={(by) => step(index, by)}
          />
        ))}
      </Box>
    </DragDropProvider>
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
