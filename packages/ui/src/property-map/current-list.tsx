import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, type Ref } from 'react';
import { Hint } from '../layout/hint.tsx';
import { TOUCH } from '../theme/media.ts';
import { PolygonMark } from '../theme/polygon-mark.tsx';
import { POLYGONS } from '../theme/polygons.ts';
import { ListRow, SideList } from './list-parts.tsx';
import { AREA_KINDS, type PropertyMapData, type PropertyPolygon } from './property-map-model.ts';
import type { PropertyLayers } from './use-property-layers.ts';
import { useCommonWords } from '../words/common.ts';
import { usePropertyMapWords } from './words.ts';

export interface CurrentListProps {
  data: PropertyMapData;
  layers: PropertyLayers;
  onTable: () => void;
  tableButton?: Ref<HTMLButtonElement>;
}

/** 'Dados Atuais': polygons by kind, each kind with its total without overlap. */
export function CurrentList({ data, layers, onTable, tableButton }: CurrentListProps) {
  const common = useCommonWords();
  const words = usePropertyMapWords();
  const { polygons, totals } = data;
  const on = layers.layers.has('areas');
  const kinds = AREA_KINDS.filter((kind) => polygons.some((polygon) => polygon.kind === kind));
  return (
    <SideList
      title={words.current}
      visible={on && layers.have.has('areas')}
      disabled={!layers.have.has('areas')}
      onVisible={(on) => layers.toggleLayer('areas', on)}
      action={
        polygons.length > 0 && (
          <Hint text={common.asTable}>
            <IconButton
              ref={tableButton}
              aria-label={words.tableOfAreas}
              onClick={onTable}
              sx={{ width: 28, height: 28, [TOUCH]: { width: 44, height: 44 } }}
            >
              <TableRowsOutlined sx={{ fontSize: 18 }} />
            </IconButton>
          </Hint>
        )
      }
    >
      {polygons.length === 0 && <Box sx={NOTHING}>{words.noPolygon}</Box>}
      {kinds.map((kind) => (
        <Box key={kind}>
          <Box sx={HEAD}>
            <Box component="h4" sx={{ m: 0, font: 'inherit', fontWeight: 600 }}>
              {POLYGONS[kind].label}
            </Box>
            {totals[kind] && <span>{words.withoutOverlap(totals[kind])}</span>}
          </Box>
          <Box component="ul" sx={LIST}>
            {polygons
              .filter((polygon) => polygon.kind === kind)
              .map((polygon) => (
                <CurrentRow
                  key={polygon.id}
                  polygon={polygon}
                  shown={on && !layers.hiddenAreas.has(polygon.id)}
                  selected={layers.selected === polygon.id}
                  toggle={layers.toggle}
                  go={layers.go}
                />
              ))}
          </Box>
        </Box>
      ))}
    </SideList>
  );
}

interface CurrentRowProps extends Pick<PropertyLayers, 'toggle' | 'go'> {
  polygon: PropertyPolygon;
  shown: boolean;
  selected: boolean;
}

const CurrentRow = memo(function CurrentRow({ polygon, shown, selected, toggle, go }: CurrentRowProps) {
  const { id, kind, name, area } = polygon;
  return (
    <ListRow
      name={name}
      mark={<PolygonMark kind={kind} />}
      end={area}
      strongEnd
      shown={shown}
      onShown={(now) => toggle('areas', id, now)}
      selected={selected}
      onGo={() => go(id)}
    />
  );
});

export const LIST = { listStyle: 'none', m: 0, p: 0 };
export const NOTHING = { fontSize: 13, color: 'text.secondary', py: '6px' };
const HEAD = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  mt: '6px',
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
};
