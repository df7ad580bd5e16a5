import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyPartViews<Props> {
  /** Until the code is there; nothing unless given. */
  waiting?: (props: Props) => ReactNode;
  /** In the part's own place when its code could not be fetched. */
  failed: (props: Props, retry: () => void) => ReactNode;
}

/** A component whose code comes late. */
export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches it before it is drawn; one that does not come is fetched again, and missed, when it is. */
  readonly ahead: () => void;
};

/**
 * A component whose code is fetched when it is first drawn. Unlike React's `lazy` a fetch that fails breaks nothing around it, and
 * can be tried again; the return of a network tries by itself.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: LazyPartViews<Props>,
): LatePart<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetching = () => load().then((component) => (fetched = component));
  function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => fetched);
    const [attempt, setAttempt] = useState(0);
    const [failedAt, setFailedAt] = useState(-1);
    useEffect(() => {
      if (Part) return undefined;
      let gone = false;
      fetching().then(
        (component) => {
          if (!gone) setPart(() => component);
        },
        (failure: unknown) => {
          console.error(failure);
          if (!gone) setFailedAt(attempt);
        },
      );
      return () => {
        gone = true;
      };
    }, [Part, attempt]);
    // What a lost network kept away is fetched again when there is one.
    useEffect(() => {
      if (failedAt !== attempt) return undefined;
      const again = () => setAttempt(attempt + 1);
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [failedAt, attempt]);
    if (Part) return <Part {...props} />;
    if (failedAt === attempt) return failed(props, () => setAttempt(attempt + 1));
    return waiting?.(props) ?? null;
  }
  LazyPart.ahead = () => void fetching().catch(() => undefined);
  return LazyPart;
}
