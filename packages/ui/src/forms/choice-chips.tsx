import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { PHONE, TOUCH } from '../theme/media.ts';

export interface ChoiceChip {
  value: string;
  label: string;
  count?: number | undefined;
}

export interface ChoiceChipsProps {
  /** What is narrowed, for screen readers. */
  label: string;
  value: string;
  options: readonly ChoiceChip[];
  onChange: (value: string) => void;
}

/** One of many short words, each with its count: 'Todas 37', 'Nascente 6'. One line that scrolls on the phone. */
export function ChoiceChips({ label, value, options, onChange }: ChoiceChipsProps) {
  return (
    <Box role="group" aria-label={label} sx={LINE}>
      {options.map((option) => (
        <Box
          key={option.value}
          component="button"
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          sx={[CHIP, option.value === value ? ON : null]}
        >
          {option.label}{' '}
          {option.count !== undefined && (
            <Box component="span" sx={{ color: option.value === value ? 'inherit' : 'text.secondary' }}>
              {formatInteger(option.count)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  minWidth: 0,
  [PHONE]: { flexWrap: 'nowrap', overflowX: 'auto', mx: '-12px', px: '12px', py: '3px' },
};
const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  maxWidth: 280,
  height: 26,
  px: '9px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.subtle',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'primary.soft' },
  [TOUCH]: { height: 44, px: '12px' },
};
const ON = { bgcolor: 'primary.soft', borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 };
