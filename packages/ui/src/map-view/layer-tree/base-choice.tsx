import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { useId, useState } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { BranchHead } from './branch-head.tsx';
import type { TreeBase } from './tree-model.ts';
import { useMapWords } from '../words.ts';

export interface BaseChoiceProps {
  bases: readonly TreeBase[];
  base: string;
  onBase: (key: string) => void;
}

/** 'Mapas base': one of them is on. */
export function BaseChoice({ bases, base, onBase }: BaseChoiceProps) {
  const words = useMapWords();
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <div role="radiogroup" aria-label={words.baseMaps}>
      <BranchHead label={words.baseMaps} open={open} onOpen={setOpen} controls={id}>
        {words.baseMaps}
      </BranchHead>
      <Box id={id} hidden={!open}>
        {bases.map(({ key, label, note }) => (
          <Box key={key} sx={ROW}>
            <Radio
              size="small"
              id={`${id}-${key}`}
              name={id}
              checked={key === base}
              onChange={() => onBase(key)}
              sx={{ p: '4px' }}
            />
            <label htmlFor={`${id}-${key}`}>
              {label}
              {note && <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{note}</Box>}
            </label>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: 30,
  // Under the branch's own box.
  pl: '22px',
  [TOUCH]: { minHeight: 44, pl: '40px' },
};
