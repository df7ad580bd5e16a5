import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { useMapWords } from '../words.ts';

export interface BranchHeadProps {
  label: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  controls: string;
  children: ReactNode;
}

/** Arrow and name of a branch of the tree. */
export function BranchHead({ label, open, onOpen, controls, children }: BranchHeadProps) {
  const words = useMapWords();
  return (
    <Box sx={HEAD}>
      <IconButton
        aria-label={open ? words.foldOf(label) : words.openOf(label)}
        aria-expanded={open}
        aria-controls={controls}
        onClick={() => onOpen(!open)}
        sx={ARROW}
      >
        {open ? <ExpandMoreOutlined fontSize="small" /> : <ChevronRightOutlined fontSize="small" />}
      </IconButton>
      {children}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 30,
  fontWeight: 600,
  [TOUCH]: { minHeight: 44 },
};
const ARROW = { width: 26, height: 26, ml: '-4px', [TOUCH]: { width: 44, height: 44 } };
