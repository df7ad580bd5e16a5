import { setTimeout as pause } from 'node:timers/promises';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import type { Server } from '../server.ts';
import { REPORT, reportUrl } from './loads.ts';

/** An ordinary person asks, reads, and asks again, ms. */
export const READS_MS = 250;

/** What `ordinaryPeople` tells, as heads of a table. */
export const WAITED = ['Chamadas', 'p50, ms', 'p95, ms', 'Maior, ms', 'Faltas'] as const;

/** Calls, median, 95th, worst and failures of ordinary people for a while. */
export async function ordinaryPeople(
  server: Server,
  cookies: readonly string[],
  lastsMs: number,
): Promise<string[]> {
  const { waits, failed } = await ordinaryWaits(server, cookies, lastsMs);
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number): string => formatNumber(sorted[Math.ceil(sorted.length * share) - 1] ?? 0, 0);
  return [formatInteger(sorted.length), at(0.5), at(0.95), at(1), formatInteger(failed)];
}

/** What they wait, ms each, and how many calls failed: session, a report without filters, the server's health, in turns. */
export async function ordinaryWaits(
  { url }: Server,
  cookies: readonly string[],
  lastsMs: number,
): Promise<{ readonly waits: readonly number[]; readonly failed: number }> {
  const calls = ['/api/indicators/auth/session', reportUrl({ co_consulta: String(REPORT) }), '/health/ready'];
  const waits: number[] = [];
  let failed = 0;
  const end = performance.now() + lastsMs;
  const person = async (cookie: string, own: number): Promise<void> => {
    for (let at = own; performance.now() < end; at += 1) {
      /* oxlint-disable no-await-in-loop -- a person does one thing after the other */
      const began = performance.now();
      const answer = await fetch(`${url}${calls[at % calls.length]}`, { headers: { cookie } });
      await answer.arrayBuffer();
      waits.push(performance.now() - began);
      if (answer.status !== 200) failed += 1;
      await pause(READS_MS);
      /* oxlint-enable no-await-in-loop */
    }
  };
  await Promise.all(cookies.map(person));
  return { waits, failed };
}
