import { RouteMap, type RouteOfDay } from '@fonte/ui/route-map';
import { LoadingState } from '@fonte/ui';
import { useBaseMap } from '../../core/property/base-map.ts';
import type { Place } from './agenda.ts';

export interface WeekMapProps {
  label: string;
  height: number;
  start: Place;
  days: readonly RouteOfDay[];
}

/** The ways of a week on the base map. */
export function WeekMap({ label, height, start, days }: WeekMapProps) {
  const { base, onBaseError } = useBaseMap();
  if (!base) return <LoadingState shape="map" height={height} />;
  return (
    <RouteMap label={label} base={base} onBaseError={onBaseError} height={height} start={start} days={days} />
  );
}
