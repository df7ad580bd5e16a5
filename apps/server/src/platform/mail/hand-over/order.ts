import type { HandOver, MailPlace, Message } from './message.ts';

/** What the thread is told: to give a message, or to cut the line of one that it was told before. */
export type Order =
  | { readonly id: number; readonly place: MailPlace; readonly message: Message; readonly line: Line }
  | { readonly id: number; readonly cut: true };

/** Whether a message is on the line, in memory of both threads: said before its first byte goes out, and read also of a thread that says nothing any more. */
export type Line = SharedArrayBuffer;
export const newLine = (): Line => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
export const takeLine = (line: Line): void => void Atomics.store(new Int32Array(line), 0, 1);
export const isTaken = (line: Line): boolean => Atomics.load(new Int32Array(line), 0) === 1;

/** What became of one; the stack of a fault that is ours. */
export type Done =
  | { readonly id: number; readonly handed: HandOver }
  | { readonly id: number; readonly fault: string };
