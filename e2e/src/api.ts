import {
  addressOf,
  type Answer,
  type Asked,
  type KnownEndpoint,
  type Profile,
  type SessionUser,
} from '@fonte/contracts';
import { login, logout } from '@fonte/contracts/endpoints/auth';
import { report } from '@fonte/contracts/endpoints/reports';
import { ACCOUNTS, PASSWORD } from './accounts.ts';
import { answerOf, call, cookieOf } from './call.ts';

/** A signed-in caller without a browser. */
export type Caller = {
  get: (path: string) => Promise<Response>;
  answerOf: <One extends KnownEndpoint>(endpoint: One, asked: Asked<One>) => Promise<Response>;
  call: <One extends KnownEndpoint>(endpoint: One, asked: Asked<One>) => Promise<Answer<One>>;
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
  await Promise.allSettled(ended.map((caller) => caller.answerOf(logout, {})));
}

/** Signs a profile's demonstration account in; the session ends with the test (`useStage`). */
export async function signIn(portal: string, profile: Profile): Promise<Caller> {
  const response = await answerOf(portal, login, { body: { email: ACCOUNTS[profile], pass: PASSWORD } });
  if (!response.ok)
    throw new Error(`${profile} could not sign in: ${response.status} ${await response.text()}`);
  const cookie = cookieOf(response);
  const { result } = (await response.json()) as Answer<typeof login>;
  const caller: Caller = {
    cookie,
    user: result,
    get: (path) => fetch(portal + path, { headers: { cookie } }),
    answerOf: (endpoint, asked) => answerOf(portal, endpoint, asked, cookie),
    call: (endpoint, asked) => call(portal, endpoint, asked, cookie),
  };
  open.push(caller);
  return caller;
}

/** Address of a numbered report. */
export function reportPath(
  id: number,
  filters: { ano?: number[]; uf?: string[]; typereturn?: 'Json' | 'Csv' } = {},
): string {
  const { ano, uf, typereturn = 'Json' } = filters;
  return addressOf(report, { query: { co_consulta: id, typereturn, page: -1, $ano: ano, $uf: uf } });
}
