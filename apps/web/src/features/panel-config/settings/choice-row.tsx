import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';

export type ChoiceRowProps<T extends string> = {
  label: string;
  value: T | null;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
};

/** One of a few, side by side. */
export function ChoiceRow<T extends string>({ label, value, options, onChange }: ChoiceRowProps<T>) {
  const id = useId();
  return (
    <Box>
      <Box id={id} sx={LABEL}>
        {label}
      </Box>
      <ToggleButtonGroup
        exclusive
        value={value}
        aria-labelledby={id}
        onChange={(_event, next: T | null) => next !== null && onChange(next)}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

export const LABEL = {
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  color: 'text.secondary',
  mb: '4px',
};
