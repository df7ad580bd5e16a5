import { fetchFailureWords } from '../../lazy/fetch-failure-words.ts';
import { usePublished } from '../../lazy/use-new-version.ts';
import { useLazyWords } from '../../lazy/words.ts';
import { FailedState } from './failed-state.tsx';
import { useCardWords } from '../words.ts';

/** In the place of a chart, grid or map whose code could not be fetched; after a new publication only a reload helps. */
export function PartFailure({ onRetry, height }: { onRetry: () => void; height: number }) {
  const published = usePublished();
  const words = useCardWords();
  const why = fetchFailureWords(published, useLazyWords());
  const newer = published === 'newer';
  return (
    <FailedState
      sentence={words.partFailed}
      detail={newer ? words.newVersion : `${why} ${words.restStays}`}
      onRetry={newer ? () => globalThis.location.reload() : onRetry}
      height={height}
    />
  );
}
