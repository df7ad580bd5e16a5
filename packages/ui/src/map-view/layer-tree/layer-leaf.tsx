import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import { TOUCH } from '../../theme/media.ts';
import type { TreeActions, TreeLayer } from './tree-model.ts';
import { useCommonWords } from '../../words/common.ts';
import { useMapWords } from '../words.ts';

/** A layer: box, name, how it stands, and behind the last button opacity, totals and what the page adds. */
export function LayerLeaf({ layer, onToggle, onOpacity, onRetry }: { layer: TreeLayer } & TreeActions) {
  const common = useCommonWords();
  const words = useMapWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { key, label, on, opacity, status, totals, more } = layer;
  return (
    <li>
      <Box sx={ROW}>
        <Checkbox
          size="small"
          id={`${id}-on`}
          checked={on}
          onChange={(_event, checked) => onToggle([key], checked)}
          sx={{ p: '4px' }}
        />
        <Box component="label" htmlFor={`${id}-on`} sx={{ flex: 1, minWidth: 0, pl: '4px' }}>
          {label}
        </Box>
        {on && status === 'loading' && <CircularProgress size={14} aria-label={words.loadingOf(label)} />}
        <IconButton
          aria-label={words.optionsOf(label)}
          aria-expanded={open}
          aria-controls={`${id}-more`}
          onClick={() => setOpen(!open)}
          sx={OPTIONS}
        >
          <TuneOutlined sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      {on && status === 'far' && <Box sx={NOTE}>{words.tooFar}</Box>}
      {on && status === 'failed' && (
        <Box role="alert" sx={[NOTE, { color: 'error.main' }]}>
          Não carregou.{' '}
          <Button
            size="small"
            onClick={() => onRetry(key)}
            sx={{ minHeight: 24, p: '0 4px', verticalAlign: 'baseline' }}
          >
            {common.retry}
          </Button>
        </Box>
      )}
      <Box id={`${id}-more`} hidden={!open}>
        {open && (
          <Box sx={MORE}>
            <Box id={`${id}-opacity`} sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
              Opacidade: {Math.round(opacity * 100)}%
            </Box>
            <Slider
              size="small"
              aria-label={words.opacityOf(label)}
              value={Math.round(opacity * 100)}
              step={5}
              onChange={(_event, value) => onOpacity(key, value / 100)}
              getAriaValueText={(value) => `${value}%`}
              sx={{ width: 'calc(100% - 16px)', mx: '8px' }}
            />
            {totals && <Box sx={{ fontSize: 13, lineHeight: '18px' }}>{totals}</Box>}
            {more}
          </Box>
        )}
      </Box>
    </li>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 30,
  // Under the branch's own box.
  pl: '22px',
  fontSize: 13,
  lineHeight: '18px',
  [TOUCH]: { minHeight: 44, pl: '40px' },
};
const OPTIONS = { width: 26, height: 26, color: 'text.tertiary', [TOUCH]: { width: 44, height: 44 } };
const NOTE = {
  pl: '52px',
  [TOUCH]: { pl: '70px' },
  fontSize: 12,
  lineHeight: '16px',
  pb: '4px',
  color: 'text.secondary',
};
const MORE = { pl: '52px', pr: '4px', pb: '8px', [TOUCH]: { pl: '70px' } };
