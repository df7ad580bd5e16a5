import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useFormWords } from './words.ts';

export interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  disabled?: boolean;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** In place of the list when there is none. */
  emptyText?: string;
  startIcon?: ReactNode;
  width?: number | string;
}

/** One of a list, label above. An empty list says 'Não há items para selecionar' (specification 3, section 2.3). */
export function SelectField(props: SelectFieldProps) {
  const words = useFormWords();
  const {
    label,
    value,
    options,
    onChange,
    error,
    hint,
    disabled = false,
    placeholder = '',
    startIcon,
    width = '100%',
  } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <Select
        labelId={`${id}-label`}
        id={id}
        value={value}
        displayEmpty
        disabled={disabled}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
        IconComponent={ExpandMoreOutlined}
        input={<OutlinedInput startAdornment={startIcon} />}
        renderValue={(chosen) => options.find((one) => one.value === chosen)?.label ?? placeholder}
        sx={{ width, '& .MuiSelect-icon': { fontSize: 20, color: 'text.primary' } }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
        {options.length === 0 && (
          <MenuItem disabled value="">
            {props.emptyText ?? words.noChoices}
          </MenuItem>
        )}
      </Select>
    </FieldFrame>
  );
}
