import { usePublished } from '@fonte/ui/lazy/use-new-version';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { failureTexts } from '../core/feedback/failure-texts.ts';
import { failureDetail, isFetchFailure } from '../core/feedback/is-fetch-failure.ts';
import { useReloadOnline } from '../core/feedback/use-reload-online.ts';
import './root-failure.css';

/**
 * The whole page when not even the frame could be fetched, or when it broke. It stands in the entry and uses nothing but its own style
 * sheet: theme and kit may be what is missing.
 */
export function RootFailure() {
  const failure = useRouteError();
  const published = usePublished();
  useReloadOnline(isFetchFailure(failure));
  useEffect(() => console.error(failure), [failure]);
  return (
    <div className="root-failure">
      <header>
        <img src="/favicon.svg" width="26" height="26" alt="" />
        Fonte de dados
      </header>
      <main>
        <section role="alert">
          <h1>{failureTexts.rootFailed}</h1>
          <p>{failureTexts[failureDetail(failure, published)]}</p>
          <button type="button" onClick={() => globalThis.location.reload()}>
            {failureTexts.retry}
          </button>
        </section>
      </main>
    </div>
  );
}
