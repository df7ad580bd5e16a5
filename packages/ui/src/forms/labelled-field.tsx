import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';

export interface LabelledFieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'size' | 'notched'> {
  label: string;
  labelEnd?: ReactNode;
  error?: string | undefined;
  hint?: string;
  /** 20 px icon inside, at the left. */
  startIcon?: ReactNode;
  /** 48 px everywhere: the public pages. */
  large?: boolean;
}

/** A text field with its label above. Takes what an input takes, `inputRef` and `inputComponent` (masks) included. */
export function LabelledField({
  label,
  labelEnd,
  error,
  hint,
  startIcon,
  large = false,
  sx,
  inputMode,
  inputProps,
  ...input
}: LabelledFieldProps) {
  const own = useId();
  const id = input.id ?? own;
  return (
    <FieldFrame id={id} label={label} labelEnd={labelEnd} error={error} hint={hint}>
      <OutlinedInput
        fullWidth
        {...input}
        id={id}
        error={error !== undefined}
        inputProps={{
          ...(inputMode && { inputMode }),
          ...inputProps,
          'aria-describedby': describedBy(id, error, hint),
          'aria-invalid': error !== undefined,
        }}
        startAdornment={
          startIcon && (
            <InputAdornment position="start" sx={{ mr: 0, color: 'text.secondary' }}>
              {startIcon}
            </InputAdornment>
          )
        }
        sx={[large ? LARGE : null, ...(Array.isArray(sx) ? sx : [sx ?? null])]}
      />
    </FieldFrame>
  );
}

const LARGE = { minHeight: 48, '& .MuiOutlinedInput-input': { fontSize: 16, py: '14px' } };
