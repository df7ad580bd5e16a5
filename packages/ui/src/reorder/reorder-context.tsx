import { move } from '@dnd-kit/helpers';
import { Accessibility, KeyboardSensor, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNonce } from '../theme/nonce.ts';
import { announcements } from './announcements.ts';
import { useReorderWords } from './words.ts';

export interface ReorderContextProps {
  items: readonly { key: string; label: string }[];
  /** The keys in their new order. */
  onOrder: (keys: string[]) => void;
  /** The arrow keys move by one place without picking up first: the caller sees to it. */
  arrows?: boolean;
  children: ReactNode;
}

/** What lets things inside change places by pointer and by keyboard, told in words. */
export function ReorderContext({ items, onOrder, arrows = false, children }: ReorderContextProps) {
  const words = useReorderWords();
  const nonce = useNonce();
  const keys = items.map((item) => item.key);
  // The plugins are made once: names that come later are looked up when they are said.
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  });
  const nameOf = (key: unknown) => latest.current.find((item) => item.key === key)?.label ?? '';
  return (
    <DragDropProvider
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility),
        Accessibility.configure({
          announcements: announcements(words, nameOf),
          screenReaderInstructions: { draggable: arrows ? words.arrows : words.instructions },
        }),
        ...(nonce ? [StyleInjector.configure({ nonce })] : []),
      ]}
      {...(arrows ? { sensors: (defaults) => defaults.filter((sensor) => sensor !== KeyboardSensor) } : {})}
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
