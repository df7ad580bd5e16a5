import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { COMBO } from './combo-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { Choice } from './select-field.tsx';
import { TOUCH } from '../theme/media.ts';
import { useCommonWords } from '../words/common.ts';
import { useFormWords } from './words.ts';

export interface ChipsFieldProps {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Offered for choosing; with `onSearch` the server's answer to what is typed. */
  options?: readonly Choice[];
  onSearch?: (text: string) => void;
  /** Makes a value of what was typed, null where it is none. Without it only options can be chosen. */
  parse?: ((text: string) => string | null) | undefined;
  /** What parts several values that come at once, as from the clipboard. */
  separator?: RegExp;
  /** What was typed is no value; it stays to be mended. */
  onRefused?: () => void;
  /** How a value is written; default: its option's label. */
  format?: (value: string) => string;
  placeholder?: string;
  error?: string | undefined;
  loading?: boolean;
  disabled?: boolean;
}

/** Several values as chips: chosen from options, or typed freely and separated by Enter or Tab. */
export function ChipsField(props: ChipsFieldProps) {
  const common = useCommonWords();
  const words = useFormWords();
  const { label, values, onChange, options = [], parse, separator, onSearch, placeholder = '' } = props;
  const { error } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = (value: string) =>
    props.format?.(value) ?? options.find((option) => option.value === value)?.label ?? value;
  const add = (raw: string): boolean => {
    const parts = separator ? raw.split(separator).filter((part) => part.trim() !== '') : [raw];
    const read = parts.map((part) => ({ part, value: parse?.(part) ?? null }));
    const fresh = read.flatMap(({ value }) => value ?? []).filter((value) => !values.includes(value));
    const left = read.filter(({ value }) => value === null).map(({ part }) => part.trim());
    if (fresh.length > 0) onChange([...values, ...new Set(fresh)]);
    setTyped(left.join(' '));
    if (left.length > 0) props.onRefused?.();
    return left.length === 0;
  };
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Autocomplete
        id={id}
        multiple
        freeSolo={parse !== undefined}
        forcePopupIcon={parse === undefined}
        disableCloseOnSelect={parse === undefined}
        options={options.map((option) => option.value)}
        getOptionLabel={text}
        getOptionKey={(option) => option}
        {...(onSearch ? { filterOptions: (all: string[]) => all } : {})}
        value={[...values]}
        inputValue={typed}
        disabled={props.disabled === true}
        loading={props.loading === true}
        loadingText={common.loading}
        popupIcon={<ExpandMoreOutlined sx={{ fontSize: 20, color: 'text.primary' }} />}
        noOptionsText={typed === '' ? words.noChoices : common.noItem}
        onInputChange={(_event, next, reason) => {
          if (reason === 'reset') return;
          setTyped(next);
          onSearch?.(next);
        }}
        onChange={(_event, next, reason) => {
          if (reason === 'createOption') {
            add(next.at(-1) ?? '');
            return;
          }
          onChange([...next]);
          if (reason === 'selectOption') setTyped('');
        }}
        onBlur={() => {
          // What stands typed counts, as if Enter had been pressed: nobody expects it to vanish.
          if (typed.trim() !== '') add(typed);
        }}
        renderValue={(chosen, item) =>
          chosen.map((value, index) => {
            const { key, ...chip } = item({ index });
            return <Chip key={key} {...chip} label={text(value)} size="small" variant="outlined" />;
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={values.length === 0 ? placeholder : ''}
            error={error !== undefined}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              // A line of a field has no breaks: several values would become one.
              if (!separator?.test(text.trim())) return;
              event.preventDefault();
              const { selectionStart, selectionEnd } = event.target as HTMLInputElement;
              const before = typed.slice(0, selectionStart ?? typed.length);
              add(`${before}${text}${typed.slice(selectionEnd ?? typed.length)}`);
            }}
            onKeyDown={(event) => {
              // Tab separates as Enter does; with nothing typed it moves on.
              if (event.key === 'Tab' && parse && typed.trim() !== '' && add(typed)) event.preventDefault();
            }}
          />
        )}
        sx={[COMBO, CHIPS]}
      />
    </FieldFrame>
  );
}

const CHIPS = {
  '& .MuiOutlinedInput-root': { gap: '4px', py: '4px !important' },
  '& .MuiChip-root': { m: 0 },
  // What removes one is as large as a finger: 16 px in 14 on each side.
  [TOUCH]: {
    '& .MuiChip-root': { height: 44, m: 0 },
    '& .MuiChip-deleteIcon': { boxSizing: 'content-box', p: '14px', m: '0 !important' },
  },
};
