import { estimateHa, invalidity, type PolygonGeometry } from '@fonte/geo';
import { formatHectares } from '@fonte/pt-br';
import { DialogShell, LabelledField, Notice } from '@fonte/ui';
import {
  outlineOf,
  ringsOf,
  stepBack,
  stepped,
  type MapAim,
  type Steps,
  type VertexPlace,
} from '@fonte/ui/map-view';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MediaPolygon, PropertyMedia } from '../calls.ts';
import { boundsOf } from '../polygons-map.tsx';
import { OutlineMap } from './outline-map.tsx';
import { useSurroundings } from './surroundings.ts';
import { VertexPanel } from './vertex-panel.tsx';
import './texts.ts';

/** What an outline was drawn for: the geometry, and for a new one its name. */
export type Drawn = { geometry: PolygonGeometry; name: string };

export type OutlineDialogProps = {
  property: PropertyMedia['property'];
  /** The polygons of the property that were sent, without the one that is changed. */
  others: readonly MediaPolygon[];
  /** The one whose outline is changed; null: a new one is drawn. */
  changed: Pick<MediaPolygon, 'name_poligono' | 'geojson'> | null;
  /** Being saved: nothing can be changed. */
  busy?: boolean;
  onDone: (drawn: Drawn) => void;
  onClose: () => void;
};

const HEIGHT = 400;

/** A polygon's outline, drawn or changed on the map or by its coordinates, with its area and its faults as it goes. */
export function OutlineDialog({
  property,
  others,
  changed,
  busy = false,
  onDone,
  onClose,
}: OutlineDialogProps) {
  const { t } = useTexts('outline');
  const [steps, setSteps] = useState<Steps>(() => ({
    now: changed && outlineOf(changed.geojson.coordinates),
    past: [],
  }));
  const [chosen, setChosen] = useState<VertexPlace>(FIRST);
  const [name, setName] = useState<string>(t('drawn'));
  const [sure, setSure] = useState(false);
  const around = useSurroundings(property, others);
  const outline = steps.now;
  const change = (next: Steps['now']) => {
    setSure(false);
    setSteps((before) => stepped(before, next));
  };
  const geometry = useMemo(
    (): PolygonGeometry | null => outline && { type: 'Polygon', coordinates: ringsOf(outline) },
    [outline],
  );
  const fault = geometry && (invalidity(geometry)?.reason ?? null);
  const [first] = useState(changed);
  const aim = useMemo((): MapAim => {
    const fit = first ? boundsOf([{ geometry: first.geojson }]) : around.bounds;
    if (fit) return { key: `fit ${fit.join(' ')}`, fit };
    const [point] = around.points;
    return point ? { key: 'point', center: point.at, zoom: 15 } : { key: 'none' };
  }, [first, around]);
  const submit = () => {
    if (!geometry || fault !== null) return;
    if (changed && !sure) setSure(true);
    else onDone({ geometry, name: name.trim() });
  };
  const ready = geometry !== null && fault === null && (changed === null || steps.past.length > 0);
  return (
    <DialogShell
      open
      onClose={onClose}
      title={changed ? t('edit', { name: changed.name_poligono }) : t('draw')}
      width={1100}
      foot={
        <>
          <Button variant="outlined" disabled={busy} onClick={() => (sure ? setSure(false) : onClose())}>
            {t('cancel')}
          </Button>
          <Button variant="contained" disabled={busy || !ready} onClick={submit}>
            {changed ? t(sure ? 'yes' : 'save') : t('use')}
          </Button>
        </>
      }
    >
      <Box sx={BESIDE}>
        <Box sx={{ borderRadius: '8px', overflow: 'hidden' }}>
          <OutlineMap
            outline={outline}
            chosen={chosen}
            shapes={around.shapes}
            neighbours={around.neighbours}
            points={around.points}
            aim={aim}
            height={HEIGHT}
            onOutline={change}
            onChoose={setChosen}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: '12px', alignContent: 'start', minWidth: 0 }}>
          {changed === null && (
            <LabelledField
              label={t('name')}
              value={name}
              inputProps={{ maxLength: NAME_LIMIT }}
              onChange={({ target }) => setName(target.value)}
            />
          )}
          <Box role="status" sx={{ fontWeight: 600 }}>
            {geometry ? t('area', { area: formatHectares(estimateHa(geometry)) }) : t('none')}
          </Box>
          {fault !== null && (
            <Notice tone="warning" dense>
              {fault}
            </Notice>
          )}
          {outline && (
            <VertexPanel outline={outline} chosen={chosen} onOutline={change} onChoose={setChosen} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
            <Button
              size="small"
              startIcon={<UndoOutlined />}
              disabled={steps.past.length === 0}
              onClick={() => {
                setSure(false);
                setChosen(FIRST);
                setSteps(stepBack);
              }}
            >
              {t('undo')}
            </Button>
            {changed === null && outline && (
              <Button size="small" onClick={() => change(null)}>
                {t('again')}
              </Button>
            )}
          </Box>
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{t('others')}</Box>
          {sure && (
            <Notice tone="info" role="status">
              {t('confirm')}
            </Notice>
          )}
        </Box>
      </Box>
    </DialogShell>
  );
}

const FIRST: VertexPlace = { ring: 0, vertex: 0 };
/** Longest name of a polygon. */
const NAME_LIMIT = 120;
const BESIDE = {
  display: 'grid',
  gap: '16px',
  pt: '4px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
};
