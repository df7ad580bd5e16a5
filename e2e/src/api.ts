import type { Profile, SessionUser } from '@fonte/contracts';
import { ACCOUNTS, PASSWORD } from './accounts.ts';

/** A signed-in caller without a browser. */
export type Caller = {
  get: (path: string) => Promise<Response>;
  post: (path: string, body: unknown) => Promise<Response>;
  cookie: string;
  /** The session's user as the sign-in answered it. */
  user: SessionUser;
};

/** Sessions that tests opened and nobody ended yet. */
const open: Caller[] = [];

/**
 * Ends the sessions that tests opened, but those of `kept`. A person has twenty at once, and the oldest of them ends with one more: sessions left
 * open by one file would end those that another is using.
 */
export async function endSessions(kept: ReadonlySet<string> = new Set()): Promise<void> {
  const ended = open.filter(({ cookie }) => !kept.has(cookie));
  open.splice(0, open.length, ...open.filter(({ cookie }) => kept.has(cookie)));
  // One that a test ended itself answers 401; a portal of a file's own may be gone already.
  await Promise.allSettled(ended.map(({ get }) => get('/api/indicators/auth/logout')));
}

/** Signs a profile's demonstration account in; the session ends with the test (`useStage`). */
export async function signIn(portal: string, profile: Profile): Promise<Caller> {
  const response = await fetch(`${portal}/api/indicators/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ACCOUNTS[profile], pass: PASSWORD }),
  });
  if (!response.ok)
    throw new Error(`${profile} could not sign in: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { result } = (await response.json()) as { result: SessionUser };
  const caller: Caller = {
    cookie,
    user: result,
    get: (path) => fetch(portal + path, { headers: { cookie } }),
    post: (path, body) =>
      fetch(portal + path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
  open.push(caller);
  return caller;
}

/** Address of a numbered report. */
export function reportPath(
  id: number,
  filters: { ano?: number[]; uf?: string[]; typereturn?: 'Json' | 'Csv' } = {},
): string {
  const query = new URLSearchParams({
    module: 'relatorio',
    controller: 'index',
    action: 'retorno-direto',
    co_consulta: String(id),
    typereturn: filters.typereturn ?? 'Json',
    page: '-1',
  });
  if (filters.ano) query.set('$ano', JSON.stringify(filters.ano));
  if (filters.uf) query.set('$uf', JSON.stringify(filters.uf));
  return `/api/app/?${query}`;
}
