import { includesText } from '@fonte/pt-br';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { Choice } from './select-field.tsx';
import { useCommonWords } from '../words/common.ts';
import { useFormWords } from './words.ts';

export interface ComboFieldProps {
  label: string;
  value: string | null;
  options: readonly (Choice & { group?: string })[];
  onChange: (value: string | null) => void;
  placeholder?: string;
  error?: string | undefined;
  startIcon?: ReactNode;
  /** Whether it can be emptied; default true. */
  clearable?: boolean;
  disabled?: boolean;
  loading?: boolean;
}

/** One of a list that is searched by typing; accents and case do not matter. */
export function ComboField(props: ComboFieldProps) {
  const common = useCommonWords();
  const words = useFormWords();
  const { label, value, options, onChange, placeholder = '', error, startIcon, clearable = true } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const only = typed !== '' && options.filter((one) => includesText(one.label, typed)).length === 1;
  const grouped = options.some((option) => option.group !== undefined);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Autocomplete
        id={id}
        options={[...options]}
        value={options.find((option) => option.value === value) ?? null}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(a, b) => a.value === b.value}
        filterOptions={(all, { inputValue }) => all.filter((one) => includesText(one.label, inputValue))}
        {...(grouped ? { groupBy: (option: ComboFieldProps['options'][number]) => option.group ?? '' } : {})}
        disableClearable={!clearable as false}
        // Enter takes the only one that is left; among several nothing is chosen unasked.
        autoHighlight={only}
        onInputChange={(_event, typed) => setTyped(typed)}
        disabled={props.disabled === true}
        loading={props.loading === true}
        loadingText={common.loading}
        popupIcon={<ExpandMoreOutlined sx={{ fontSize: 20, color: 'text.primary' }} />}
        noOptionsText={options.length === 0 ? words.noChoices : common.noItem}
        onChange={(_event, option) => onChange(option?.value ?? null)}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={placeholder}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              input: {
                ...params.slotProps.input,
                ...(startIcon
                  ? {
                      startAdornment: (
                        <InputAdornment position="start" sx={{ ml: '4px', mr: 0 }}>
                          {startIcon}
                        </InputAdornment>
                      ),
                    }
                  : {}),
              },
            }}
          />
        )}
        sx={COMBO}
      />
    </FieldFrame>
  );
}

/** Autocomplete brings its own paddings; ours are the other fields'. */
export const COMBO = {
  '& .MuiOutlinedInput-root': { py: '0 !important' },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: '6px' },
};
