import { changeWords } from '@fonte/contracts/programme/areas';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { HistoryMark } from '../theme/polygon-mark.tsx';
import { LIST, NOTHING } from './current-list.tsx';
import { ListRow, SideList } from './list-parts.tsx';
import type { PolygonChange, PropertyMapData } from './property-map-model.ts';
import type { PropertyLayers } from './use-property-layers.ts';
import { usePropertyMapWords } from './words.ts';

/** 'Histórico dos polígonos', newest first. */
export function HistoryList({ data, layers }: { data: PropertyMapData; layers: PropertyLayers }) {
  const words = usePropertyMapWords();
  const on = layers.layers.has('history');
  return (
    <SideList
      title={words.history}
      visible={on && layers.have.has('history')}
      disabled={!layers.have.has('history')}
      onVisible={(on) => layers.toggleLayer('history', on)}
    >
      {data.history.length === 0 && <Box sx={NOTHING}>{words.noChange}</Box>}
      <Box component="ul" sx={LIST}>
        {data.history.map((one) => (
          <HistoryRow
            key={one.id}
            one={one}
            shown={on && layers.historyIds.has(one.id)}
            selected={layers.selected === one.id}
            toggle={layers.toggle}
            go={layers.go}
          />
        ))}
      </Box>
    </SideList>
  );
}

interface HistoryRowProps extends Pick<PropertyLayers, 'toggle' | 'go'> {
  one: PolygonChange;
  shown: boolean;
  selected: boolean;
}

const HistoryRow = memo(function HistoryRow({ one, shown, selected, toggle, go }: HistoryRowProps) {
  const { id, name, change, date, geometry } = one;
  return (
    <ListRow
      name={name}
      mark={<HistoryMark change={change} />}
      end={`${changeWords(change).code} · ${date}`}
      shown={shown}
      onShown={(now) => toggle('history', id, now)}
      selected={selected}
      onGo={geometry ? () => go(id) : null}
    />
  );
});
