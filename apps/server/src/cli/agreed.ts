import { createInterface } from 'node:readline/promises';
import { GrantRefused } from '../modules/auth/index.ts';

/** Asks whoever sits at the terminal; true for 'sim'. Errors: `GrantRefused` where nobody does. */
export async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new GrantRefused('Nada foi mudado: confirme com --sim');
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${question} (sim/não) `);
  asking.close();
  return answer.trim().toLowerCase() === 'sim';
}
