import { CPF_INPUT_MASK } from '@fonte/pt-br';
import { LabelledField } from '@fonte/ui';
import type { ReactNode, Ref } from 'react';
import { useIMask } from 'react-imask';
import { useEffect } from 'react';

export type CpfInputProps = {
  label: string;
  startIcon?: ReactNode;
  error?: string | undefined;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** CPF with the mask 999.999.999-99 (first text, section 5). The mask library comes with this chunk only. */
export function CpfInput({ label, startIcon, error, name, value, onChange, onBlur, ref }: CpfInputProps) {
  const mask = useIMask<HTMLInputElement>(
    { mask: CPF_INPUT_MASK },
    { onAccept: (masked) => onChange(masked) },
  );
  const { ref: input } = mask;
  useEffect(() => {
    if (typeof ref === 'function') ref(input.current);
    else if (ref) ref.current = input.current;
  }, [ref, input]);
  return (
    <LabelledField
      label={label}
      name={name}
      large
      inputMode="numeric"
      autoComplete="off"
      startIcon={startIcon}
      error={error}
      defaultValue={value}
      onBlur={onBlur}
      inputRef={input}
    />
  );
}
