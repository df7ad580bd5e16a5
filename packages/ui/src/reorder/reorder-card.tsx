import { useSortable } from '@dnd-kit/react/sortable';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CardIconAction } from '../cards/card/card-action.tsx';
import type { ReorderItem } from './reorder-item.ts';
import { useReorderWords } from './words.ts';

export interface ReorderCardProps {
  item: ReorderItem;
  index: number;
  last: boolean;
  onStep: (by: -1 | 1) => void;
}

/** One card: handle, content, one place forward or back. */
export function ReorderCard({ item, index, last, onStep }: ReorderCardProps) {
  const words = useReorderWords();
  const { ref, handleRef, isDragging } = useSortable({ id: item.key, index });
  return (
    <Box
      component="li"
      ref={ref}
      data-key={item.key}
      sx={[CARD, { gridColumn: { xs: 'span 12', sm: `span ${item.span}` } }, isDragging ? DRAGGED : null]}
    >
      <IconButton
        ref={handleRef}
        aria-label={words.move(item.label)}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicatorOutlined />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>{item.content}</Box>
      <CardIconAction
        label={words.earlier(item.label)}
        icon={<ArrowBackOutlined />}
        disabled={index === 0}
        onClick={() => onStep(-1)}
      />
      <CardIconAction
        label={words.later(item.label)}
        icon={<ArrowForwardOutlined />}
        disabled={last}
        onClick={() => onStep(1)}
      />
    </Box>
  );
}

const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: 56,
  p: '8px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
};
const DRAGGED = { borderColor: 'primary.main', bgcolor: 'primary.soft' };
