import { LoadingState } from '@fonte/ui';
import { PropertyMap } from '@fonte/ui/property-map';
import { useMemo } from 'react';
import { useBaseMap } from '../base-map.ts';
import type { MapProperty } from '../map-property.ts';
import { readShapes, type ShapeReports } from './read-shapes.ts';

export interface AreasMapProps {
  code: string;
  /** Null until they are there. */
  reports: ShapeReports | null;
  property: MapProperty | null;
  height: number;
  inDialog: boolean;
}

/** What was fetched, on the map; its ground is asked for meanwhile. */
export function AreasMap({ code, reports, property, height, inDialog }: AreasMapProps) {
  const { base, onBaseError } = useBaseMap();
  const data = useMemo(
    () =>
      reports && readShapes(reports, { at: property?.at ?? null, situation: property?.situation ?? null }),
    [reports, property],
  );
  if (!base || !data) return <LoadingState shape="map" height={height} />;
  return (
    <PropertyMap
      label={property?.name || code}
      data={data}
      base={base}
      onBaseError={onBaseError}
      height={height}
      inDialog={inDialog}
    />
  );
}
