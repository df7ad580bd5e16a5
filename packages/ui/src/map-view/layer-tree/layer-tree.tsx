import { includesText } from '@fonte/pt-br';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { BaseChoice } from './base-choice.tsx';
import { LayerBranch } from './layer-branch.tsx';
import { LayerOrder } from './layer-order.tsx';
import type { TreeActions, TreeBase, TreeGroup } from './tree-model.ts';
import { useCommonWords } from '../../words/common.ts';
import { useMapWords } from '../words.ts';

export interface LayerTreeProps extends TreeActions {
  bases: readonly TreeBase[];
  base: string;
  onBase: (key: string) => void;
  groups: readonly TreeGroup[];
  /** Keys of the layers that are on, uppermost first. */
  order: readonly string[];
}

/** Base maps, layers by group, and the order in which those that are on are drawn; a box narrows it by name. */
export function LayerTree({ bases, base, onBase, groups, order, ...actions }: LayerTreeProps) {
  const common = useCommonWords();
  const words = useMapWords();
  const [filter, setFilter] = useState('');
  const shown = groups
    .map((group) => ({ ...group, layers: group.layers.filter(({ label }) => includesText(label, filter)) }))
    .filter(({ layers }) => layers.length > 0);
  const labels = new Map(groups.flatMap(({ layers }) => layers.map(({ key, label }) => [key, label])));
  const ordered = order.flatMap((key) => {
    const label = labels.get(key);
    return label === undefined ? [] : [{ key, label }];
  });
  return (
    <Box sx={{ fontSize: 14, lineHeight: '20px' }}>
      <TextField
        size="small"
        fullWidth
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        placeholder={words.filterLayers}
        slotProps={{
          htmlInput: { 'aria-label': words.filterLayers },
          input: {
            startAdornment: (
              <InputAdornment position="start" sx={{ mr: 0 }}>
                <SearchOutlined fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mb: '6px' }}
      />
      {filter === '' && <BaseChoice bases={bases} base={base} onBase={onBase} />}
      {shown.map((group) => (
        <LayerBranch key={group.key} group={group} open={filter === '' ? undefined : true} {...actions} />
      ))}
      {shown.length === 0 && (
        <Box role="status" sx={{ color: 'text.secondary', py: '8px' }}>
          {common.noItem}
        </Box>
      )}
      {filter === '' && ordered.length > 1 && <LayerOrder layers={ordered} onMove={actions.onMove} />}
    </Box>
  );
}
