import { LoadingState, PartFailure, lazyPart } from '@fonte/ui';
import type { ResultsProps } from './results.tsx';

const HEIGHT = 160;
const load = () => import('./results.tsx').then((module) => module.Results);

/** What was asked of the map, in the panel or sheet of its results; their code comes with the map's rest, or at the first question. */
export const Results = lazyPart<ResultsProps>(load, {
  waiting: () => <LoadingState shape="lines" height={HEIGHT} />,
  failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
});

/** Fetches that code before anybody asks; what fails is fetched again at the first question. */
export const prefetchResults = (): void => void load().catch(() => undefined);
