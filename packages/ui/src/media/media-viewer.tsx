import { formatInteger } from '@fonte/pt-br';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { MediaPicture, type Picture } from './media-picture.tsx';
import { TagList } from './tag-list.tsx';
import { useCommonWords } from '../words/common.ts';
import { useMediaWords } from './words.ts';

/** One thing to look at. */
export interface Viewed {
  /** A picture, or what is drawn in its place (a video's frame). */
  picture?: Picture | undefined;
  content?: ReactNode;
  title: string;
  tags: readonly string[];
  /** Lines under the title: date, place. */
  facts?: readonly string[] | undefined;
}

export interface MediaViewerProps {
  /** How many there are. */
  count: number;
  /** What stands at a place: of thousands only the shown one and those beside it are asked for. */
  at: (index: number) => Viewed | undefined;
  /** Which is shown. */
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** Beside the close button: a download. */
  actions?: ReactNode;
}

/** How far a finger moves to turn the page, px. */
const SWIPE = 48;

/** Photos one after the other over the whole window: arrows, Home, End, a swipe; Esc closes. */
export function MediaViewer({ count, at, index, onIndex, onClose, actions }: MediaViewerProps) {
  const common = useCommonWords();
  const words = useMediaWords();
  const id = useId();
  const item = at(index);
  const from = useRef<number | null>(null);
  useNeighbours(at(index + 1)?.picture?.src, at(index - 1)?.picture?.src);
  if (!item) return null;
  const go = (next: number) => {
    if (next !== index && next >= 0 && next < count) onIndex(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(index - 1);
    if (key === 'ArrowRight') go(index + 1);
    if (key === 'Home') go(0);
    if (key === 'End') go(count - 1);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (Math.abs(moved) >= SWIPE) go(moved < 0 ? index + 1 : index - 1);
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={id}
      slotProps={{ paper: { 'data-ground': 'dark', sx: PAPER } as object }}
    >
      <Box sx={BAR}>
        <Box role="status" sx={{ flex: 1, fontSize: 14 }}>
          {words.of(formatInteger(index + 1), formatInteger(count))}
        </Box>
        {actions}
        <IconButton
          aria-label={common.close}
          onClick={onClose}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at its way out
          autoFocus
          sx={BUTTON}
        >
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box
        onPointerDown={({ clientX }) => {
          from.current = clientX;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          from.current = null;
        }}
        sx={STAGE}
      >
        <Turn label={common.previous} disabled={index === 0} onClick={() => go(index - 1)}>
          <ChevronLeftOutlined />
        </Turn>
        <Box sx={{ flex: 1, minWidth: 0, height: '100%' }}>
          {item.content ??
            (item.picture && (
              <MediaPicture
                key={item.picture.src}
                {...item.picture}
                alt={item.title}
                fit="contain"
                lazy={false}
              />
            ))}
        </Box>
        <Turn label={words.next} disabled={index === count - 1} onClick={() => go(index + 1)}>
          <ChevronRightOutlined />
        </Turn>
      </Box>
      <Box sx={SAID}>
        <Box id={id} component="h2" sx={TITLE}>
          {item.title}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', fontSize: 13 }}>
          <TagList tags={item.tags} />
          {(item.facts ?? []).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Box>
      </Box>
    </Dialog>
  );
}

function Turn(props: { label: string; disabled: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <IconButton aria-label={props.label} disabled={props.disabled} onClick={props.onClick} sx={BUTTON}>
      {props.children}
    </IconButton>
  );
}

/** The pictures beside the shown one come while it is looked at. */
function useNeighbours(next: string | undefined, previous: string | undefined): void {
  useEffect(() => {
    for (const near of [next, previous]) if (near !== undefined) new Image().src = near;
  }, [next, previous]);
}

const PAPER = { bgcolor: '#0B1310', backgroundImage: 'none', color: '#fff', borderRadius: 0 };
const BAR = { display: 'flex', alignItems: 'center', gap: '8px', p: '6px 8px 6px 16px' };
const STAGE = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  alignItems: 'center',
  px: { xs: 0, sm: '8px' },
  touchAction: 'pan-y pinch-zoom',
};
const BUTTON = {
  width: 44,
  height: 44,
  flex: 'none',
  color: '#fff',
  '&.Mui-disabled': { color: 'rgba(255,255,255,.28)' },
  '&:hover': { bgcolor: 'rgba(255,255,255,.14)' },
};
const SAID = { p: '10px 16px 16px', maxHeight: '26vh', overflow: 'auto', '& li': { color: 'text.primary' } };
const TITLE = {
  m: 0,
  mb: '4px',
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
