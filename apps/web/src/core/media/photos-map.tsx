import { LoadingState } from '@fonte/ui';
import { boundsOfPoints, MapView, type MapAim, type MapPoint } from '@fonte/ui/map-view';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useBaseMap } from '../property/base-map.ts';
import type { Media } from './calls.ts';

export type PhotosMapProps = {
  label: string;
  items: readonly Media[];
  /** Id of the photo that is ringed. */
  shown: number | null;
  onOpen: (id: number) => void;
  height: number;
};

/** Where photos were taken, for who sees exact places; a mark opens its photo. */
export function PhotosMap({ label, items, shown, onOpen, height }: PhotosMapProps) {
  const { base, onBaseError } = useBaseMap();
  const points = useMemo(
    () =>
      items.flatMap(({ id, type, lon, lat }): MapPoint[] =>
        type === 'photo' && lon !== null && lat !== null
          ? [{ id: String(id), at: [lon, lat], situation: null }]
          : [],
      ),
    [items],
  );
  const aim = useMemo((): MapAim => {
    const [first, second] = points;
    const fit = boundsOfPoints(points);
    if (!first || !fit) return { key: 'none' };
    return second
      ? { key: `all ${fit.join(' ')}`, fit }
      : { key: `one ${first.id}`, center: first.at, zoom: 15 };
  }, [points]);
  if (!base) return <LoadingState shape="map" height={height} />;
  return (
    <Box sx={{ borderRadius: '10px', overflow: 'hidden', border: '1px solid', borderColor: 'divider' }}>
      <MapView
        label={label}
        height={height}
        base={base}
        onBaseError={onBaseError}
        points={points}
        selectedId={shown === null ? null : String(shown)}
        onPick={(picked) => {
          if (picked?.kind === 'point') onOpen(Number(picked.id));
        }}
        aim={aim}
      />
    </Box>
  );
}
