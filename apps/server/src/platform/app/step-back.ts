import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Puts the thread that calls it behind the others: whoever signs in or asks for a figure comes before what nobody looks at yet. Linux gives threads priorities of
 * their own; elsewhere nothing changes.
 */
export function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 5);
  } catch {
    // As before.
  }
}
