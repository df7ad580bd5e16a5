import type { HandOver, MailPlace, Message } from './message.ts';

/** What the thread is told: to give a message, or to cut the line of one that it was told before. */
export type Order =
  | { readonly id: number; readonly place: MailPlace; readonly message: Message }
  | { readonly id: number; readonly cut: true };

/** What became of one; the stack of a fault that is ours. */
export type Done =
  | { readonly id: number; readonly handed: HandOver }
  | { readonly id: number; readonly fault: string };
