import type { SessionUser } from '@fonte/contracts';
import { request } from '../api/request.ts';

type Session = { tipo: 1; result: SessionUser };

const AUTH = '/api/indicators/auth';

/** Signs in; the failure carries the sentence to show. */
export function login(body: { email: string; pass: string }): Promise<SessionUser> {
  return request<Session>(`${AUTH}/login`, { method: 'POST', body, public: true }).then(
    (answer) => answer.result,
  );
}

/** The user as the server knows it now. */
export function readSession(signal?: AbortSignal): Promise<SessionUser> {
  return request<Session>(`${AUTH}/session`, { signal }).then((answer) => answer.result);
}

/** Ends the session; true when the server confirmed it. */
export async function logout(): Promise<boolean> {
  const answer = await request<{ result?: unknown } | null>(`${AUTH}/logout`, { public: true });
  return answer?.result !== undefined && answer.result !== null && answer.result !== false;
}

/** Makes another of the user's granted profiles the active one. */
export function setProfile(profile: string): Promise<SessionUser> {
  return request<Session>(`${AUTH}/set-profile`, { method: 'POST', body: { profile } }).then(
    (answer) => answer.result,
  );
}
