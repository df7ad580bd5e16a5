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

/** Signs a profile's demonstration account in. */
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
  return {
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
