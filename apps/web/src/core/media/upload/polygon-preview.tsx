import { formatHectares } from '@fonte/pt-br';
import type { PolygonGeometry } from '@fonte/geo';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import type { MediaPolygon } from '../calls.ts';
import { PolygonsMap, type ShapeOnMap } from '../polygons-map.tsx';
import { nameOf } from './upload-item.ts';

export type PolygonPreviewProps = {
  label: string;
  sent: readonly { name: string | null; geometry: PolygonGeometry; area: string }[];
  present: readonly MediaPolygon[];
  height: number;
};

/** What is to be sent, in the colour of what is new, over what the property has. */
export function PolygonPreview({ label, sent, present, height }: PolygonPreviewProps) {
  const [chosen, setChosen] = useState<{ id: string; time: number } | null>(null);
  const shapes = useMemo(
    (): ShapeOnMap[] => [
      ...present.map(({ id, name_poligono, area_ha, geojson }) => ({
        id: `present ${id}`,
        kind: 'propriedade' as const,
        geometry: geojson,
        label: `${name_poligono}\n${formatHectares(area_ha)}`,
      })),
      ...sent.map(({ name, geometry, area }, place) => ({
        id: `sent ${place}`,
        kind: 'novo' as const,
        geometry,
        label: `${nameOf(name, place)}\n${area}`,
      })),
    ],
    [present, sent],
  );
  // It opens on what is new: the rest of the property may be far from it.
  const first = useMemo(() => ({ id: 'sent 0', time: 0 }), []);
  return (
    <Box sx={{ borderRadius: '8px', overflow: 'hidden' }}>
      <PolygonsMap
        label={label}
        shapes={shapes}
        chosen={chosen ?? first}
        onChoose={(id) => setChosen(id === null ? null : { id, time: Date.now() })}
        height={height}
      />
    </Box>
  );
}
