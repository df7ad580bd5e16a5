import type { Answer } from '@fonte/contracts';
import { panelsOfProfile } from '@fonte/contracts/endpoints/panels';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';

/** A published panel of the profile. */
export type ReadPanel = Answer<typeof panelsOfProfile>[number];

/** The panels this profile may open, with their views. */
export const panelsQuery = () =>
  queryOptions({
    queryKey: ['panels-of-profile'],
    queryFn: ({ signal }) => call(panelsOfProfile, { signal }),
  });
