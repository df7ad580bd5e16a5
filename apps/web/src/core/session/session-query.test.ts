import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSessionOver } from '../api/send.ts';
import { checkSession, sessionQuery } from './session-query.ts';

// The network: each question about the session waits here for its answer.
let asked: ((answer: Response) => void)[] = [];
let ended = 0;
let client: QueryClient;
let leave: () => void;

const stands = () => Response.json({ tipo: 1, result: { nome: 'Ana' } });
const over = () => Response.json({ tipo: 0, result: 'Unauthorized' }, { status: 401 });
const answer = (question: number, response: Response) => asked[question]?.(response);

beforeEach(() => {
  asked = [];
  ended = 0;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onSessionOver(() => (ended += 1));
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => asked.push(resolve)));
  // Every signed-in page looks at its session, and asks when it is opened.
  leave = new QueryObserver(client, sessionQuery).subscribe(() => undefined);
});
afterEach(() => {
  leave();
  client.clear();
  vi.unstubAllGlobals();
});

/** The page has been opened: its first question was answered. */
async function opened(): Promise<void> {
  answer(0, stands());
  await vi.waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toBeDefined());
}

test('failures at once are one question, and one more for those that came during it', async () => {
  await opened();
  const checks = Promise.all([checkSession(client), checkSession(client), checkSession(client)]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  answer(1, over());
  // Those that came while it was under way want an answer of after them.
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  answer(2, over());
  await checks;
  expect(asked).toHaveLength(3);
  expect(ended).toBe(2);
});

test('a failure while the page opens is asked about after the answer to the first question', async () => {
  const check = checkSession(client);
  answer(0, stands());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(ended).toBe(0);
  answer(1, over());
  await check;
  expect(ended).toBe(1);
});

test('a failure while another is asked about is not lost with that answer', async () => {
  await opened();
  const earlier = checkSession(client);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  const later = checkSession(client);
  answer(1, stands());
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  answer(2, over());
  await Promise.all([earlier, later]);
  expect(ended).toBe(1);
});
