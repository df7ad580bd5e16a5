import * as account from '@fonte/contracts/endpoints/account';
import type { KeyScope } from '@fonte/contracts/program-keys';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../core/api/call.ts';

/** The own keys for programs. */
export const keysQuery = () =>
  queryOptions({
    queryKey: ['account', 'keys'],
    queryFn: ({ signal }) => call(account.programKeys, { signal }).then(({ result }) => result),
    // Its last use goes on by itself.
    staleTime: 0,
  });

export interface NewKey {
  readonly nome: string;
  readonly escopos: KeyScope[];
  readonly dias: number;
  readonly atual: string;
}

/** Makes a key: itself, this once, and all there are. */
export const makeKey = (body: NewKey) => call(account.makeProgramKey, { body }).then(({ result }) => result);

/** Ends one; gives all there are. */
export const revokeKey = (id: number) =>
  call(account.revokeProgramKey, { body: { id } }).then(({ result }) => result);
