import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';
import { TOUCH } from '../theme/media.ts';
import { usePropertyMapWords } from './words.ts';

export interface SideListProps {
  title: string;
  visible: boolean;
  /** There is nothing to show. */
  disabled: boolean;
  onVisible: (on: boolean) => void;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One of the two lists beside the map, with its 'Visível' switch. */
export function SideList({ title, visible, disabled, onVisible, action, children }: SideListProps) {
  const words = usePropertyMapWords();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ p: '10px 12px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px', minHeight: 28 }}>
        <Box component="h3" id={id} sx={TITLE}>
          {title}
        </Box>
        {action}
        <FormControlLabel
          label={words.visible}
          labelPlacement="start"
          control={
            <Switch
              size="small"
              checked={visible}
              disabled={disabled}
              onChange={(_event, on) => onVisible(on)}
              slotProps={{ input: { 'aria-label': words.visibleOf(title) } }}
            />
          }
          sx={{
            m: 0,
            ml: 'auto',
            gap: '6px',
            '& .MuiFormControlLabel-label': { fontSize: 13, color: 'text.secondary' },
          }}
        />
      </Box>
      {children}
    </Box>
  );
}

export interface ListRowProps {
  name: string;
  mark: ReactNode;
  /** Right of the name: area, or what became of it and when. */
  end: string;
  strongEnd?: boolean;
  shown: boolean;
  onShown: (on: boolean) => void;
  selected: boolean;
  /** Null: it has no form to fly to. */
  onGo: (() => void) | null;
}

/** A polygon's box, sign, name (a button that flies there) and figure. */
export function ListRow({ name, mark, end, strongEnd, shown, onShown, selected, onGo }: ListRowProps) {
  const words = usePropertyMapWords();
  return (
    <Box component="li" sx={[ROW, selected ? { bgcolor: 'primary.soft' } : null]}>
      <Checkbox
        size="small"
        checked={shown}
        disabled={onGo === null}
        onChange={(_event, on) => onShown(on)}
        slotProps={{ input: { 'aria-label': words.show(name) } }}
        sx={{ p: '4px', ml: '-4px', [TOUCH]: { p: '12px', ml: '-12px' } }}
      />
      {mark}
      {onGo ? (
        <Box
          component="button"
          type="button"
          onClick={onGo}
          aria-pressed={selected}
          title={words.goTo(name)}
          sx={NAME_BUTTON}
        >
          {name}
        </Box>
      ) : (
        <Box sx={NAME}>{name}</Box>
      )}
      <Box sx={[END, strongEnd ? { fontWeight: 600, color: 'text.primary' } : null]}>{end}</Box>
    </Box>
  );
}

const TITLE = { m: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 };
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 30,
  // Hundreds of rows: those out of sight are not laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 30px',
  fontSize: 13,
  lineHeight: '18px',
  borderRadius: '4px',
  mx: '-4px',
  px: '4px',
  [TOUCH]: { minHeight: 44 },
};
const NAME = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' };
const NAME_BUTTON = {
  ...NAME,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  p: 0,
  alignSelf: 'stretch',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
};
const END = {
  flex: 'none',
  color: 'text.tertiary',
  fontSize: 12,
  textAlign: 'right',
  whiteSpace: 'nowrap',
};
