import { move } from '@dnd-kit/helpers';
import { Accessibility, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import { useNonce } from '../theme/nonce.ts';
import { announcements, INSTRUCTIONS } from './reorder-words.ts';

export interface ReorderContextProps {
  items: readonly { key: string; label: string }[];
  /** The keys in their new order. */
  onOrder: (keys: string[]) => void;
  children: ReactNode;
}

/** What lets things inside change places by pointer and by keyboard, told in Portuguese. */
export function ReorderContext({ items, onOrder, children }: ReorderContextProps) {
  const nonce = useNonce();
  const keys = items.map((item) => item.key);
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
      {children}
    </DragDropProvider>
  );
}

/** The keys with one of them a place earlier or later; as they are at the ends. */
export function stepped(keys: readonly string[], index: number, by: -1 | 1): string[] {
  const next = [...keys];
  const to = index + by;
  if (to < 0 || to >= next.length) return next;
  const [moved] = next.splice(index, 1);
  if (moved !== undefined) next.splice(to, 0, moved);
  return next;
}
