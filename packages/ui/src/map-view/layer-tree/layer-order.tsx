import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { BranchHead } from './branch-head.tsx';
import { useMapWords } from '../words.ts';
import { UNSEEN } from '../../theme/unseen.ts';

export interface LayerOrderProps {
  /** Uppermost first. */
  layers: readonly { key: string; label: string }[];
  onMove: (key: string, place: number) => void;
}

/** The order of drawing: dragged by its handle, or one place at a time with buttons or the arrow keys on the handle. */
export function LayerOrder({ layers, onMove }: LayerOrderProps) {
  const words = useMapWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const step = (key: string, label: string, place: number) => {
    if (place < 0 || place >= layers.length) return;
    onMove(key, place);
    setSaid(`${label}: ${place + 1}ª de ${layers.length}`);
  };
  const drag = (key: string, label: string, y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y < bottom;
    });
    if (over >= 0 && layers[over]?.key !== key) step(key, label, over);
  };
  return (
    <div>
      <BranchHead label={words.order} open={open} onOpen={setOpen} controls={id}>
        {words.order}
      </BranchHead>
      <Box component="ol" ref={list} id={id} hidden={!open} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {layers.map(({ key, label }, place) => (
          <Box component="li" key={key} sx={[ROW, key === dragged ? { bgcolor: 'primary.soft' } : null]}>
            <IconButton
              aria-label={words.move(label)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(key);
              }}
              onPointerMove={(event) => dragged === key && drag(key, label, event.clientY)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
              onKeyDown={(event) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (by === undefined) return;
                event.preventDefault();
                step(key, label, place + by);
              }}
              sx={[BUTTON, { cursor: 'grab', touchAction: 'none' }]}
            >
              <DragIndicatorOutlined sx={{ fontSize: 18 }} />
            </IconButton>
            <Box sx={{ flex: 1, minWidth: 0 }}>{label}</Box>
            <IconButton
              aria-label={words.up(label)}
              disabled={place === 0}
              onClick={() => step(key, label, place - 1)}
              sx={BUTTON}
            >
              <ArrowUpwardOutlined sx={{ fontSize: 16 }} />
            </IconButton>
            <IconButton
              aria-label={words.down(label)}
              disabled={place === layers.length - 1}
              onClick={() => step(key, label, place + 1)}
              sx={BUTTON}
            >
              <ArrowDownwardOutlined sx={{ fontSize: 16 }} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={UNSEEN}>
        {said}
      </Box>
    </div>
  );
}

const ROW = { display: 'flex', alignItems: 'center', minHeight: 30, pl: '14px', fontSize: 13 };
const BUTTON = { width: 26, height: 26, [TOUCH]: { width: 44, height: 44 } };
