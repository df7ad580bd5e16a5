import { useNewVersion } from '@fonte/ui/lazy/use-new-version';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { failureTexts } from '../core/feedback/failure-texts.ts';
import { isFetchFailure } from '../core/feedback/is-fetch-failure.ts';
import { useReloadOnline } from '../core/feedback/use-reload-online.ts';
import './root-failure.css';

/**
 * The whole page when not even the frame could be fetched, or when it broke. It stands in the entry and uses nothing but its own style
 * sheet: theme and kit may be what is missing.
 */
export function RootFailure() {
  const failure = useRouteError();
  const newer = useNewVersion();
  const fetchFailed = isFetchFailure(failure);
  useReloadOnline(fetchFailed);
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
          <p>
            {newer ? failureTexts.newVersion : fetchFailed ? failureTexts.failedDetail : failureTexts.broken}
          </p>
          <button type="button" onClick={() => globalThis.location.reload()}>
            {failureTexts.retry}
          </button>
        </section>
      </main>
    </div>
  );
}
