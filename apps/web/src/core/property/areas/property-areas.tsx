import { FailedState, lazyPart, LoadingState, PartFailure } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../api/sentence.ts';
import { propertyQuery } from '../property-points.ts';
import type { AreasMapProps } from './areas-map.tsx';
import { shapesQuery } from './shape-queries.ts';

const HEIGHT = 470;

// OpenLayers comes with the map.
const AreasMap = lazyPart<AreasMapProps>(() => import('./areas-map.tsx').then((module) => module.AreasMap), {
  waiting: () => <LoadingState shape="map" height={HEIGHT} />,
  failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
});

/** Fetches the map's code before it is drawn. */
export const fetchAreasMap = AreasMap.ahead;

/** The map of one property with its areas, history and CAR (second text, 2.18); `code` with dots. */
export function PropertyAreas({ code, inDialog = true }: { code: string; inDialog?: boolean }) {
  const shapes = useQuery(shapesQuery(code));
  const property = useQuery(propertyQuery(code));
  const failure = shapes.error ?? property.error;
  if (failure)
    return (
      <FailedState
        sentence={sentenceOf(failure)}
        height={HEIGHT}
        onRetry={() => {
          void shapes.refetch();
          void property.refetch();
        }}
      />
    );
  // The map's code and its ground come beside what it shows.
  return (
    <AreasMap
      code={code}
      reports={property.isPending ? null : (shapes.data ?? null)}
      property={property.data ?? null}
      height={HEIGHT}
      inDialog={inDialog}
    />
  );
}
