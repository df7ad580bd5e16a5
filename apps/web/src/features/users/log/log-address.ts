import { auditActions } from '@fonte/contracts/audit-words';
import type { LogQuery } from '../calls.ts';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** What is asked of the log, as an address says it; what is none of it counts as not said. */
export function readLog(params: URLSearchParams): LogQuery {
  const text = (key: string) => (params.get(key) ?? '').slice(0, 100);
  const acao = auditActions.find((one) => one === params.get('acao'));
  const day = (key: string) => (DAY.test(text(key)) ? text(key) : undefined);
  const antes = /^[1-9]\d{0,14}$/.test(text('antes')) ? Number(text('antes')) : undefined;
  const asked = { antes, pessoa: text('pessoa'), acao, o_que: text('o_que'), de: day('de'), ate: day('ate') };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''));
}

/** The same written into an address. */
export function writeLog(asked: LogQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) params.set(key, String(value));
  return params;
}
