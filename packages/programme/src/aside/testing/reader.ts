// A reader that does what it is told, for readers.test.ts: counts, says who it is, goes round for ever, takes all memory, throws.
import { readFileSync } from 'node:fs';
import { answerOrders } from '../answer-orders.ts';

export type TestOrder =
  | { readonly count: number }
  | { readonly does: 'say who' | 'loop' | 'hoard' | 'nest' | 'open nothing' };

answerOrders(async function* (order: TestOrder) {
  if ('count' in order) for (let at = 1; at <= order.count; at += 1) yield at;
  else if (order.does === 'say who') yield process.pid;
  else if (order.does === 'loop') for (;;);
  else if (order.does === 'hoard')
    for (const kept: number[][] = []; ;) kept.push(Array<number>(100_000).fill(0.5));
  else if (order.does === 'nest') yield nested(0);
  else yield readFileSync('/nowhere');
});

const nested = (depth: number): number => nested(depth + 1) + 1;
