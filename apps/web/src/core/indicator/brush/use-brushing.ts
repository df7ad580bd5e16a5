import { queryOptions, useQuery } from '@tanstack/react-query';

const brushingQuery = () =>
  queryOptions({
    queryKey: ['brushing'],
    queryFn: () => import('./brushing.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** The code of choosing; undefined until it has come, and where it is not wanted. */
export const useBrushing = (wanted: boolean) => useQuery({ ...brushingQuery(), enabled: wanted }).data;
