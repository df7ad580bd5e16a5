import { LoadingState, useTouch } from '@fonte/ui';
import {
  Crosshair,
  MapCorner,
  MapView,
  ToolHint,
  useDrawings,
  useOutline,
  useSketch,
  type MapAim,
  type MapHandle,
  type MapPoint,
  type MapShape,
  type Outline,
  type VertexPlace,
} from '@fonte/ui/map-view';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBaseMap } from '../../property/base-map.ts';
import './texts.ts';

export type OutlineMapProps = {
  /** Null: it is still to be drawn. */
  outline: Outline | null;
  chosen: VertexPlace;
  /** What is drawn around it, and what it comes to lie on. Keep the same lists between renders. */
  shapes: readonly MapShape[];
  neighbours: readonly Outline[];
  points: readonly MapPoint[];
  aim: MapAim;
  height: number;
  onOutline: (outline: Outline) => void;
  onChoose: (place: VertexPlace) => void;
};

const NO_DRAWINGS: readonly never[] = [];
const PLACE = { visible: true, opacity: 1, zIndex: 22 };

/** The map on which an outline is drawn, vertex by vertex, and then changed. */
export function OutlineMap(props: OutlineMapProps) {
  const { outline, chosen, shapes, neighbours, points, aim, height, onOutline, onChoose } = props;
  const { t } = useTexts('outline');
  const { base, onBaseError } = useBaseMap();
  const [map, setMap] = useState<MapHandle | null>(null);
  const layer = useDrawings(map, NO_DRAWINGS, PLACE);
  const drawing = outline === null;
  const sketch = useSketch(map, {
    kind: drawing ? 'polygon' : null,
    look: 'measure',
    layer,
    onDone: ({ vertices }) => onOutline([vertices]),
    onEnd: () => undefined,
  });
  useOutline(map, { outline, chosen, neighbours, onOutline, onChoose });
  const touch = useTouch();
  if (!base) return <LoadingState shape="map" height={height} />;
  return (
    <MapView
      label={t('map')}
      height={height}
      base={base}
      onBaseError={onBaseError}
      shapes={shapes}
      points={points}
      aim={aim}
      onReady={setMap}
    >
      {drawing && map && <Crosshair map={map} />}
      <MapCorner at="top" onPaper={false}>
        <ToolHint
          actions={
            <>
              {sketch.sketch !== null && (
                <Button size="small" onClick={sketch.removeLast} sx={BUTTON}>
                  {t('removeLast')}
                </Button>
              )}
              {sketch.whole && (
                <Button size="small" onClick={sketch.finish} sx={BUTTON}>
                  {t('done')}
                </Button>
              )}
            </>
          }
        >
          <span title={touch ? undefined : t('keyboard')}>{t(drawing ? 'drawing' : 'changing')}</span>
        </ToolHint>
      </MapCorner>
    </MapView>
  );
}

const BUTTON = {
  color: '#fff',
  minHeight: 28,
  px: '8px',
  border: '1px solid rgba(255,255,255,.45)',
  whiteSpace: 'nowrap',
};
