import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useNavigation } from 'react-router';

/** The loading counter (first text, section 4): requests and page changes under way. */
export function useLoadingCount(): number {
  const fetching = useIsFetching();
  const mutating = useIsMutating();
  const navigating = useNavigation().state === 'idle' ? 0 : 1;
  return fetching + mutating + navigating;
}
