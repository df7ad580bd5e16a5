import { Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import type { FormEventHandler, ReactNode } from 'react';

export type StepFormProps = {
  /** For a button outside it. */
  id?: string;
  label: string;
  failure?: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** One step's fields, what went wrong above them; without a heading, which the page or the dialog has. */
export function StepForm({ id, label, failure, onSubmit, children }: StepFormProps) {
  return (
    <Box component="form" id={id} noValidate aria-label={label} onSubmit={onSubmit} sx={FORM}>
      {/* There before it says something, so that it is read; without a gap while it says nothing. */}
      <Box role="alert" sx={{ mb: failure ? 0 : '-16px' }}>
        {failure && <Notice tone="error">{failure}</Notice>}
      </Box>
      {children}
    </Box>
  );
}

export const FORM = { display: 'flex', flexDirection: 'column', gap: '16px' };
