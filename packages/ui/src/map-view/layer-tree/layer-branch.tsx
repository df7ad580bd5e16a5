import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId, useState } from 'react';
import { BranchHead } from './branch-head.tsx';
import { LayerLeaf } from './layer-leaf.tsx';
import { stateOf, type TreeActions, type TreeGroup } from './tree-model.ts';

export interface LayerBranchProps extends TreeActions {
  group: TreeGroup;
  /** Undefined: as the reader left it; a group with a layer that is on begins open. */
  open: boolean | undefined;
}

/** A group: its box switches all its layers. */
export function LayerBranch({ group, open, ...actions }: LayerBranchProps) {
  const id = useId();
  const state = stateOf(group.layers);
  const [left, setLeft] = useState(state !== 'none');
  const shown = open ?? left;
  return (
    <div role="group" aria-label={group.label}>
      <BranchHead label={group.label} open={shown} onOpen={setLeft} controls={id}>
        <Checkbox
          size="small"
          id={`${id}-all`}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={() =>
            actions.onToggle(
              group.layers.map(({ key }) => key),
              state !== 'all',
            )
          }
          sx={{ p: '4px' }}
        />
        <Box component="label" htmlFor={`${id}-all`} sx={{ flex: 1, pl: '4px' }}>
          {group.label}
        </Box>
      </BranchHead>
      <Box component="ul" id={id} hidden={!shown} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown && group.layers.map((layer) => <LayerLeaf key={layer.key} layer={layer} {...actions} />)}
      </Box>
    </div>
  );
}
