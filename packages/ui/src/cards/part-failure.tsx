import { fetchFailureWords } from '../lazy/fetch-failure-words.ts';
import { usePublished } from '../lazy/use-new-version.ts';
import { FailedState } from './failed-state.tsx';

/** In the place of a chart, grid or map whose code could not be fetched; after a new publication only a reload helps. */
export function PartFailure({ onRetry, height }: { onRetry: () => void; height: number }) {
  const published = usePublished();
  const newer = published === 'newer';
  return (
    <FailedState
      sentence="Não foi possível abrir esta parte"
      detail={
        newer
          ? 'Uma nova versão do portal foi publicada; a página será recarregada.'
          : `${fetchFailureWords(published)} O restante da página continua valendo.`
      }
      onRetry={newer ? () => globalThis.location.reload() : onRetry}
      height={height}
    />
  );
}
