import { ENTRANCE } from '@fonte/contracts';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { useId, type ChangeEventHandler, type FocusEventHandler, type Ref } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';

export type TermsCheckboxProps = {
  name: string;
  error?: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
};

/** 'Li e aceito os Termos e Política de Privacidade'; the terms open in a tab of their own, so the form is kept. */
export function TermsCheckbox({ name, error, onChange, onBlur, ref }: TermsCheckboxProps) {
  const { t } = useTexts(['auth', 'core']);
  const id = useId();
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '6px' }}>
        <Checkbox
          name={name}
          onChange={onChange}
          sx={{ m: '-4px 0 0 -5px' }}
          slotProps={{
            input: {
              id,
              ref,
              onBlur,
              'aria-invalid': error !== undefined,
              ...(error ? { 'aria-describedby': `${id}-error` } : {}),
            },
          }}
        />
        <Box component="label" htmlFor={id}>
          {t('auth:registration.accept')}{' '}
          <Link href={ENTRANCE.terms} target="_blank" rel="noopener">
            {t('core:terms')}
          </Link>
        </Box>
      </Box>
      {error && (
        <Box
          id={`${id}-error`}
          sx={{ display: 'flex', gap: '6px', mt: '4px', color: 'error.main', fontSize: 13 }}
        >
          <ErrorOutlineOutlined sx={{ fontSize: 16, mt: '1px' }} />
          {error}
        </Box>
      )}
    </Box>
  );
}
