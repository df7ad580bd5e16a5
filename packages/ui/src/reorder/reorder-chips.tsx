import { useSortable } from '@dnd-kit/react/sortable';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import Box from '@mui/material/Box';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { CHIP, CHIP_BUTTON, CHIPS } from './chip-styles.ts';
import { ReorderContext, stepped } from './reorder-context.tsx';
import { useReorderWords } from './words.ts';
import { UNSEEN } from '../theme/unseen.ts';

/** A chip that can change its place. */
export interface ReorderChip {
  key: string;
  /** Said when it moves. */
  label: string;
  content: ReactNode;
}

export interface ReorderChipsProps {
  items: readonly ReorderChip[];
  /** The keys in their new order. */
  onOrder: (keys: string[]) => void;
  label: string;
}

/**
 * Chips whose order says something: dragged by their handle, moved one place by the arrow keys on it, and by a button for who can neither
 * drag nor type.
 */
export function ReorderChips({ items, onOrder, label }: ReorderChipsProps) {
  const words = useReorderWords();
  const [told, setTold] = useState('');
  const keys = items.map((item) => item.key);
  const step = (index: number, by: -1 | 1) => {
    const next = stepped(keys, index, by);
    const to = next.indexOf(keys[index] ?? '') + 1;
    setTold(words.place(items[index]?.label ?? '', to, keys.length));
    if (to - 1 !== index) onOrder(next);
  };
  return (
    <ReorderContext items={items} onOrder={onOrder} arrows>
      <Box component="ol" aria-label={label} sx={CHIPS}>
        {items.map((item, index) => (
          <Chip key={item.key} item={item} index={index} onStep={(by) => step(index, by)} />
        ))}
      </Box>
      <Box aria-live="polite" sx={UNSEEN}>
        {told}
      </Box>
    </ReorderContext>
  );
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function Chip({ item, index, onStep }: { item: ReorderChip; index: number; onStep: (by: -1 | 1) => void }) {
  const words = useReorderWords();
  const { ref, handleRef, isDragging } = useSortable({ id: item.key, index });
  const byArrow = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || isDragging) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <Box component="li" ref={ref} data-key={item.key} sx={[CHIP, isDragging ? DRAGGED : null]}>
      <Box
        component="button"
        type="button"
        ref={handleRef}
        aria-label={words.move(item.label)}
        title={words.drag}
        onKeyDown={byArrow}
        sx={[CHIP_BUTTON, { cursor: 'grab', touchAction: 'none' }]}
      >
        <DragIndicatorOutlined />
      </Box>
      {index > 0 && (
        <Box
          component="button"
          type="button"
          aria-label={words.earlier(item.label)}
          title={words.earlier(item.label)}
          onClick={() => onStep(-1)}
          sx={CHIP_BUTTON}
        >
          <ArrowBackOutlined />
        </Box>
      )}
      {item.content}
    </Box>
  );
}

const DRAGGED = { borderColor: 'primary.main', bgcolor: 'primary.soft' };
// Heard, not seen.
