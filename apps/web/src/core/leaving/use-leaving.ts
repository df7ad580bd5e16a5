import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';

const never = () => false;

/**
 * Asks before the page is left while `unsent`: the browser itself where the tab is closed or reloaded, the panel where another page is opened. A
 * change of what is looked at on the same page is no leaving; nor is one of which `onPurpose` says so.
 */
export function useLeaving(
  unsent: boolean,
  onPurpose: (next: Location) => boolean = never,
): { asks: boolean; leave: () => void; stay: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent && !onPurpose(nextLocation) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
  return {
    asks: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
