import type OlMap from 'ol/Map.js';
import { useMemo, useState } from 'react';
import { boundsOfPoints, type BaseMap, type LonLat, type MapAim } from '../map-view/map-model.ts';
import { MapView } from '../map-view/map-view.tsx';
import type { RouteOfDay } from './route-model.ts';
import { useRoutes } from './use-routes.ts';

export interface RouteMapProps {
  label: string;
  base: BaseMap;
  onBaseError?: () => void;
  height: number;
  /** Keep the same objects between renders. */
  start: LonLat;
  days: readonly RouteOfDay[];
}

/** Ways on the map, each in its day's colour, with the numbers of its stops. The list beside it says the same in words. */
export function RouteMap({ label, base, onBaseError, height, start, days }: RouteMapProps) {
  const [map, setMap] = useState<OlMap | null>(null);
  useRoutes(map, start, days);
  const aim = useMemo(() => aimOf(start, days), [start, days]);
  return (
    <MapView
      label={label}
      height={height}
      base={base}
      {...(onBaseError ? { onBaseError } : {})}
      {...(aim ? { aim } : {})}
      controls="topLeft"
      onReady={setMap}
    />
  );
}

/** All places together; the order of a day moves nothing. */
function aimOf(start: LonLat, days: readonly RouteOfDay[]): MapAim | null {
  const points = [{ id: '', at: start, situation: null }].concat(
    days.flatMap(({ stops }) => stops.map(({ code, at }) => ({ id: code, at, situation: null }))),
  );
  const fit = boundsOfPoints(points);
  return fit && { key: fit.join(' '), fit };
}
