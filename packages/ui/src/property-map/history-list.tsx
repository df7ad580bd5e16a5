import Box from '@mui/material/Box';
import { HistoryMark } from '../theme/polygon-mark.tsx';
import { LIST, NOTHING } from './current-list.tsx';
import { ListRow, SideList } from './list-parts.tsx';
import type { PropertyMapData } from './property-map-model.ts';
import type { PropertyLayers } from './use-property-layers.ts';

const WORDS = { novo: 'novo', atualizado: 'atualizado', excluido: 'excluído' } as const;

/** 'Histórico dos polígonos', newest first. */
export function HistoryList({ data, layers }: { data: PropertyMapData; layers: PropertyLayers }) {
  return (
    <SideList
      title="Histórico dos polígonos"
      visible={layers.layers.has('history')}
      onVisible={(on) => layers.toggleLayer('history', on)}
    >
      {data.history.length === 0 && <Box sx={NOTHING}>Nenhum registro encontrado</Box>}
      <Box component="ul" sx={LIST}>
        {data.history.map(({ id, name, change, date, geometry }) => (
          <ListRow
            key={id}
            id={id}
            name={name}
            mark={<HistoryMark change={change} />}
            end={`${WORDS[change]} · ${date}`}
            shown={layers.layers.has('history') && layers.historyIds.has(id)}
            onShown={(on) => layers.toggle('history', id, on)}
            selected={layers.selected === id}
            onGo={geometry ? () => layers.go(id) : null}
          />
        ))}
      </Box>
    </SideList>
  );
}
