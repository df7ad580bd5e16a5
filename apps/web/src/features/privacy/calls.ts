import * as people from '@fonte/contracts/endpoints/people';
import * as privacy from '@fonte/contracts/endpoints/privacy';
import type { Answer, Asked } from '@fonte/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../core/api/call.ts';

export type { Correction, FoundPerson, HeldPlace, SearchBy } from '@fonte/contracts/routes/privacy';
export type Anonymised = Answer<typeof privacy.anonymisedPeople>;
export type Held = Answer<typeof privacy.heldOfPerson>;

/** Beginning of the key of all that this page asks. */
export const PRIVACY_KEY = 'privacy';

export const findPeople = (body: Asked<typeof privacy.findPeople>['body']) =>
  call(privacy.findPeople, { body });

export const heldQuery = (ref: string) =>
  queryOptions({
    queryKey: [PRIVACY_KEY, 'held', ref],
    queryFn: ({ signal }) => call(privacy.heldOfPerson, { body: { ref }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const personFile = (body: Asked<typeof privacy.exportPerson>['body'], signal: AbortSignal) =>
  callFile(privacy.exportPerson, { body, signal });

export const correctPerson = (body: Asked<typeof privacy.correctPerson>['body']) =>
  call(privacy.correctPerson, { body });

export const correctionDone = (pedido: number) => call(privacy.correctionDone, { body: { pedido } });

export const correctionsQuery = () =>
  queryOptions({
    queryKey: [PRIVACY_KEY, 'corrections'],
    queryFn: ({ signal }) => call(privacy.corrections, { signal }),
    staleTime: 0,
  });

export const anonymisePerson = (body: Asked<typeof privacy.anonymisePerson>['body']) =>
  call(privacy.anonymisePerson, { body });

export const anonymisedQuery = () =>
  queryOptions({
    queryKey: [PRIVACY_KEY, 'anonymised'],
    queryFn: ({ signal }) => call(privacy.anonymisedPeople, { signal }),
    staleTime: 0,
  });

/** How long each kind is kept, and what would be removed now. */
export const retentionQuery = () =>
  queryOptions({
    queryKey: [PRIVACY_KEY, 'retention'],
    queryFn: ({ signal }) => call(people.retention, { signal }),
    staleTime: 0,
  });
