import Box from '@mui/material/Box';
import type OlMap from 'ol/Map.js';
import { useMemo, useRef, useState } from 'react';
import type { MapPoint, Picked } from '../map-view/map-model.ts';
import { MapCorner, MapView } from '../map-view/map-view.tsx';
import { TOUCH } from '../theme/media.ts';
import { useNarrow } from '../theme/use-scheme.ts';
import { AreasDialog, AreasInPlace } from './areas-dialog.tsx';
import { CurrentList } from './current-list.tsx';
import { HistoryList } from './history-list.tsx';
import { LayerBoxes } from './layer-boxes.tsx';
import type { PropertyMapProps } from './property-map-model.ts';
import { ShapeCard } from './shape-card.tsx';
import { useFarLine } from './use-far-line.ts';
import { usePropertyLayers } from './use-property-layers.ts';
import { usePropertyMapWords } from './words.ts';

const PHONE_HEIGHT = 300;
const PADDING = [64, 32, 40, 64] as const;

/** A property on the map with its areas as they are and were, its CAR, and the two lists that show, hide and fly to them. */
export function PropertyMap(props: PropertyMapProps) {
  const words = usePropertyMapWords();
  const { label, data, base, onBaseError, height = 470, inDialog = false } = props;
  const narrow = useNarrow('md');
  const layers = usePropertyLayers(data);
  const [map, setMap] = useState<OlMap | null>(null);
  const [table, setTable] = useState(false);
  useFarLine(map, data.far);
  const points = useMemo(
    (): MapPoint[] => (data.point ? [{ id: POINT, at: data.point.at, situation: data.point.situation }] : []),
    [data.point],
  );
  const pick = (picked: Picked | null) => {
    if (picked?.kind === 'shape') layers.go(picked.id);
    else layers.clear();
  };
  const tableButton = useRef<HTMLButtonElement>(null);
  const closeTable = () => {
    setTable(false);
    if (inDialog) requestAnimationFrame(() => tableButton.current?.focus());
  };
  const areas = { title: label, polygons: data.polygons, onClose: closeTable };
  return (
    <>
      <Box sx={[FRAME, table && inDialog ? { display: 'none' } : null]}>
        <Box sx={{ position: 'relative', minWidth: 0 }}>
          {narrow && <LayerBoxes {...layers} plain />}
          <MapView
            label={words.mapOf(label)}
            height={narrow ? PHONE_HEIGHT : height}
            base={base}
            {...(onBaseError ? { onBaseError } : {})}
            points={points}
            shapes={layers.shapes}
            selectedId={layers.selected}
            onPick={pick}
            aim={layers.aim}
            padding={PADDING}
            controls="topLeft"
            onReady={setMap}
          >
            {!narrow && (
              <MapCorner at="topLeft" onPaper={false}>
                <Box sx={{ ml: '48px', [TOUCH]: { ml: '60px' } }}>
                  <LayerBoxes {...layers} />
                </Box>
              </MapCorner>
            )}
            <MapCorner at="bottomRight" onPaper={false}>
              <ShapeCard data={data} id={layers.selected} onClose={layers.clear} />
            </MapCorner>
          </MapView>
        </Box>
        <Box sx={[LISTS, narrow ? null : { maxHeight: height, overflowY: 'auto' }]}>
          <CurrentList data={data} layers={layers} onTable={() => setTable(true)} tableButton={tableButton} />
          <Box sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
            <HistoryList data={data} layers={layers} />
          </Box>
        </Box>
      </Box>
      {table && (inDialog ? <AreasInPlace {...areas} /> : <AreasDialog {...areas} />)}
    </>
  );
}

const POINT = 'property';
const FRAME = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(264px, 3fr)' },
};
const LISTS = { minWidth: 0 };
