import type { ReorderWords } from './words.ts';

type Told = {
  operation: { source: { id: unknown } | null; target: { id: unknown } | null };
  canceled?: boolean;
};

/** What is said while a card moves. */
export function announcements(words: ReorderWords, nameOf: (key: unknown) => string) {
  const name = ({ operation }: Told) => nameOf(operation.source?.id);
  return {
    dragstart: (event: Told) => words.moving(name(event)),
    dragover: (event: Told) =>
      event.operation.target ? words.over(name(event), nameOf(event.operation.target.id)) : undefined,
    dragend: (event: Told) => (event.canceled ? words.back(name(event)) : words.moved(name(event))),
  };
}
