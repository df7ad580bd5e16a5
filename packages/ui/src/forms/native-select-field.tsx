import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { TOUCH } from '../theme/media.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { Choice } from './select-field.tsx';

export interface NativeSelectFieldProps {
  label: string;
  value: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
  startIcon?: ReactNode;
  error?: string | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** SelectField drawn around the browser's own list: for pages that must stay light (the public ones). */
export function NativeSelectField(props: NativeSelectFieldProps) {
  const { label, value, options, onChange, startIcon, error, placeholder = '' } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Box sx={[FRAME, error === undefined ? null : WRONG]}>
        {startIcon}
        <Box
          component="select"
          id={id}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, error)}
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
          sx={SELECT}
        >
          {/* What is not chosen yet is no choice. */}
          {value === '' && options.every((option) => option.value !== '') && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Box>
        <ExpandMoreOutlined aria-hidden sx={{ position: 'absolute', right: 10, fontSize: 20 }} />
      </Box>
    </FieldFrame>
  );
}

const FRAME = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 34,
  border: '1px solid',
  borderColor: 'controle',
  borderRadius: '6px',
  bgcolor: 'background.paper',
  '& > .MuiSvgIcon-root': { pointerEvents: 'none' },
  '& > .MuiSvgIcon-root:first-of-type': { ml: '10px' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'foco', outlineOffset: '2px' },
  // With its two rules, so that the field between them is 44.
  [TOUCH]: { minHeight: 46 },
};
const WRONG = { borderColor: 'error.main' };
const SELECT = {
  appearance: 'none',
  flex: 1,
  // Else it is as wide as its longest choice, beyond its frame.
  minWidth: 0,
  alignSelf: 'stretch',
  border: 0,
  pl: '8px',
  pr: '36px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  cursor: 'pointer',
  // The frame around shows the ring.
  '&:focus-visible': { outline: 'none' },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
};
