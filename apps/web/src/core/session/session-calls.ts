import type { SessionUser } from '@fonte/contracts';
import * as auth from '@fonte/contracts/endpoints/auth';
import { call } from '../api/call.ts';

const userOf = ({ result }: { result: SessionUser }) => result;

/** Signs in; the failure carries the sentence to show. */
export function login(body: { email: string; pass: string }): Promise<SessionUser> {
  return call(auth.login, { body }).then(userOf);
}

/** The user as the server knows it now. */
export function readSession(signal?: AbortSignal): Promise<SessionUser> {
  return call(auth.currentSession, { signal }).then(userOf);
}

/** Ends the session; true when the server confirmed it. */
export async function logout(): Promise<boolean> {
  // What stands before the portal may answer without a body.
  const answer = (await call(auth.logout)) as { result?: unknown } | null;
  return answer?.result !== undefined && answer.result !== null && answer.result !== false;
}

/** Makes another of the user's granted profiles the active one. */
export function setProfile(profile: string): Promise<SessionUser> {
  return call(auth.setProfile, { body: { profile } }).then(userOf);
}
